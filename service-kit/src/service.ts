import type { DynamicModule, Provider, Type } from '@nestjs/common';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import type { DataSourceOptions } from 'typeorm';
import type { AccessCheck } from './access.js';
import type { BaseConfig, ConfigClass } from './config.js';
import type { ErrorMessages } from './exception.filter.js';

/** All that sets one service apart from another: its start, its commands and its tests are made from this. */
export interface ServiceDefinition<C extends BaseConfig = BaseConfig> {
  /** Its connections bear this name in Postgres. */
  name: string;
  config: ConfigClass<C>;
  /** The features. */
  module: Type | DynamicModule;
  /** Decides who may call the routes that are not @Public(). Provided by `module`. */
  access: Type<AccessCheck>;
  database: {
    entities: NonNullable<DataSourceOptions['entities']>;
    migrations: NonNullable<DataSourceOptions['migrations']>;
    /** Settings of Postgres for each connection, as `-c name=value`. */
    settings?: string;
  };
  /** Where developers see the API described, while NODE_ENV is `development`. */
  docsPath: string;
  bodyLimitBytes: number;
  /** On every answer. */
  headers?: Record<string, string>;
  errorMessages?: ErrorMessages;
  /** Options of Fastify that only this service needs. */
  fastify?: FastifyServerOptions;
  /** Hooks that only this service needs. No route exists yet, so `onRoute` sees all of them. */
  configure?(fastify: FastifyInstance): void;
  /** Can be injected everywhere; tests exchange costly parts by them. */
  providers?: Provider[];
}
