import { Injectable, NotImplementedException } from '@nestjs/common';
import type { Category } from './category.dto.js';

@Injectable()
export class CategoriesService {
  async list(): Promise<Category[]> {
    throw new NotImplementedException();
  }
  async add(_name: string): Promise<Category> {
    throw new NotImplementedException();
  }
  async rename(_id: string, _name: string): Promise<Category> {
    throw new NotImplementedException();
  }
  async retire(_id: string): Promise<void> {
    throw new NotImplementedException();
  }
}
