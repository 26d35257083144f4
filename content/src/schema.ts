import { z } from 'zod';
import './description.ts';

/** The parts of the content as JSON Schema by name, for openapi.json. */
export function contentSchemas(): Record<string, object> {
  const { schemas } = z.toJSONSchema(z.globalRegistry, { uri: (id) => `#/components/schemas/${id}` });
  return Object.fromEntries(
    Object.entries(schemas).map(([name, { $schema: _, $id: __, id: ___, ...schema }]) => [name, schema]),
  );
}
