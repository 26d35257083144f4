import { Injectable, NotImplementedException } from '@nestjs/common';
import type { AdminPost, Revision, RevisionSummary } from './admin-post.dto.js';
import type { TaggedPost } from './posts.service.js';

@Injectable()
export class RevisionsService {
  async list(_id: string): Promise<RevisionSummary[]> {
    throw new NotImplementedException();
  }
  async one(_id: string, _n: string): Promise<Revision> {
    throw new NotImplementedException();
  }
  async restore(_id: string, _n: string, _ifMatch?: string): Promise<TaggedPost<AdminPost>> {
    throw new NotImplementedException();
  }
}
