import { Controller, Delete, Get, HttpCode, NotFoundException, Param, Req } from '@nestjs/common';
import { ApiNoContentResponse, ApiProperty } from '@nestjs/swagger';
import { Needs } from '@salon/service-kit/access';
import { isUUID } from 'class-validator';
import type { FastifyRequest } from 'fastify';
import { AnswerList } from '../answer-list.js';
import { ApiJti } from './api-jti.js';
import { SessionsService } from './sessions.service.js';

class DeviceAnswer {
  /** The session's, that an address below ends. */
  @ApiProperty({ format: 'uuid' })
  id!: string;

  @ApiProperty({ maxLength: 80 })
  device!: string;

  @ApiProperty()
  createdAt!: Date;

  @ApiProperty()
  usedAt!: Date;

  @ApiProperty()
  isThis!: boolean;
}

/** Where a person is logged in. */
@Controller('api/admin/devices')
export class DevicesController {
  constructor(private readonly sessions: SessionsService) {}

  @Needs('own account')
  @Get()
  @AnswerList(DeviceAnswer)
  async list(@Req() { session }: FastifyRequest): Promise<DeviceAnswer[]> {
    const open = await this.sessions.ofPerson(session.personId);
    return open.map(({ jti: id, device, createdAt, usedAt }) => {
      return { id, device, createdAt, usedAt, isThis: id === session.jti };
    });
  }

  @Needs('own account')
  @Delete(':jti')
  @HttpCode(204)
  @ApiJti()
  @ApiNoContentResponse()
  async logOut(@Param('jti') jti: string, @Req() { person }: FastifyRequest): Promise<void> {
    if (!isUUID(jti) || !(await this.sessions.revoke(person.id, jti)))
      throw new NotFoundException('There is no such device.');
  }

  @Needs('own account')
  @Delete()
  @HttpCode(204)
  @ApiNoContentResponse()
  async logOutOthers(@Req() { session }: FastifyRequest): Promise<void> {
    await this.sessions.revokeOthers(session);
  }
}
