/** The picture is at fault, not the service. The message is sent to the client with a 400. */
export class PictureRefused extends Error {}
