import { salon } from '../shared/content/salon';

/** The title of an admin page in the browser's tab. */
export const AdminTitle = ({ of }: { of: string }) => <title>{`${of} | ${salon.name}`}</title>;
