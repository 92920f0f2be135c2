/** A database that is not opened, for a reason that its owner can do something about: the message says what. */
export class Refusal extends Error {}
