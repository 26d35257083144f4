import { z } from 'zod';
import './description.ts';

/** The parts of the content as JSON Schema by name, for openapi.json. */
export function contentSchemas(): Record<string, object> {
  const { schemas } = z.toJSONSchema(z.globalRegistry, {
    uri: (id) => `#/components/schemas/${id}`,
    // The texts of a fresh site would be most of the file.
    override: ({ jsonSchema }) => {
      if (jsonSchema.default && jsonSchema.default !== true) delete jsonSchema.default;
    },
  });
  return Object.fromEntries(
    Object.entries(schemas).map(([name, { $schema: _, $id: __, id: ___, ...schema }]) => [name, schema]),
  );
}
