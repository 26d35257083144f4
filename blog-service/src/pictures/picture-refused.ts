/** The picture is at fault, not the service: the message is the sentence the sender gets with a 400. */
export class PictureRefused extends Error {}
