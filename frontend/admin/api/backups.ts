import type { components } from '../../shared/contract/blog-service';
import { requestJson } from './request';

type BackupState = components['schemas']['BackupState'];

/** How the last backup of the site went. */
export const readBackupState = (signal?: AbortSignal) => requestJson<BackupState>('/api/backups', { signal });
