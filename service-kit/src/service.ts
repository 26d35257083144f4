import type { DynamicModule, Provider, Type } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import type { DataSourceOptions, MigrationInterface } from 'typeorm';
import type { AccessCheck } from './access.js';
import type { ConfigClass } from './config.js';

export type MigrationClass = new () => MigrationInterface;

/** Everything in which services differ. The start, the commands and the tests are made from this. */
export interface ServiceDefinition {
  /** Also the name of its connections in Postgres. */
  name: string;
  config: ConfigClass;
  /** The module with the service's features. */
  module: Type | DynamicModule;
  /** Decides who may call the routes that need something. Provided by `module`. */
  access: Type<AccessCheck>;
  database: {
    entities: NonNullable<DataSourceOptions['entities']>;
    migrations: MigrationClass[];
    /** Postgres settings for each connection, as `-c name=value`. */
    settings?: string;
  };
  /** Below it are the journal and, while NODE_ENV is `development`, the API's description. */
  apiPath: string;
  bodyLimitBytes: number;
  /** Headers that every answer has. */
  headers?: Record<string, string>;
  /** Adds hooks that only this service needs. It runs before any route is added, so `onRoute` sees all of them. */
  configure?(fastify: FastifyInstance): void;
  /** These can be injected everywhere. Tests use them to replace costly parts. */
  providers?: Provider[];
}
