import type { components } from '../../shared/contract/blog-service';
import { requestJson } from './request';

type BackupState = components['schemas']['BackupState'];

export const readBackupState = (signal?: AbortSignal) => requestJson<BackupState>('/api/backups', { signal });
