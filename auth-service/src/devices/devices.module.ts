import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { KnownDevice } from './known-device.entity.js';
import { KnownDevices } from './known-devices.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([KnownDevice])],
  providers: [KnownDevices],
  exports: [KnownDevices],
})
export class DevicesModule {}
