import { Module } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { AddressesController } from './addresses/addresses.controller.js';
import { CategoriesController } from './categories/categories.controller.js';
import { ChangesController } from './changes/changes.controller.js';
import { ChangesService } from './changes/changes.service.js';
import { Notifications } from './changes/notifications.js';
import { ShownInterceptor } from './changes/shown.interceptor.js';
import { ConditionController } from './condition/condition.controller.js';
import { ConsentsController } from './consents/consents.controller.js';
import { CountsController } from './counts/counts.controller.js';
import { DraftService } from './editions/draft.service.js';
import { EditionsController } from './editions/editions.controller.js';
import { EditionsService } from './editions/editions.service.js';
import { ExportController } from './export/export.controller.js';
import { ExportService } from './export/export.service.js';
import { FormerFeedsController } from './former-feeds.controller.js';
import { Bringing } from './import/bringing.service.js';
import { ImportWorker } from './import/import-worker.js';
import { ImportsController } from './import/imports.controller.js';
import { Jobs } from './jobs.service.js';
import { PeopleController } from './people/people.controller.js';
import { PictureEncoder } from './pictures/picture-encoder.js';
import { PicturesController } from './pictures/pictures.controller.js';
import { PicturesService } from './pictures/pictures.service.js';
import { PostsController } from './posts/posts.controller.js';
import { PostWritesService } from './posts/write/post-writes.service.js';
import { StoredPosts } from './posts/write/stored-posts.service.js';
import { SessionAccess } from './session-access.js';
import { SharedController } from './shared/shared.controller.js';

@Module({
  controllers: [
    AddressesController,
    PicturesController,
    CategoriesController,
    PostsController,
    EditionsController,
    CountsController,
    ConsentsController,
    ConditionController,
    ChangesController,
    FormerFeedsController,
    PeopleController,
    ExportController,
    ImportsController,
    SharedController,
  ],
  providers: [
    SessionAccess,
    DraftService,
    EditionsService,
    PictureEncoder,
    PicturesService,
    PostWritesService,
    StoredPosts,
    ExportService,
    Notifications,
    ChangesService,
    Bringing,
    ImportWorker,
    { provide: APP_INTERCEPTOR, useClass: ShownInterceptor },
    Jobs,
  ],
})
export class AppModule {}
