/** By which entrance an operator came: the page, as a signed-in person, or a command, as a user of the system. */
export type Entrance = { operatorId: string } | { systemUser: string };
