export { ROLES, type Role } from "@baize/kernel/call";
