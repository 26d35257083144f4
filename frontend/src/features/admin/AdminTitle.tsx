import { salon } from '../../content/salon';

/** The browser tab's title of an admin page. */
export const AdminTitle = ({ of }: { of: string }) => <title>{`${of} | ${salon.name}`}</title>;
