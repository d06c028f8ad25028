/** Something that a walk cannot go on from, because the machine or its table lacks something. */

export class NotWalkable extends Error {}
