/** The most faults that an answer lists, however many a body has. */
export const MAX_ERRORS = 50;
/** The longest sentence of an answer, and the longest name of a field in it. Names of unknown fields are as long as the client likes. */
export const MAX_SENTENCE_LENGTH = 500;
