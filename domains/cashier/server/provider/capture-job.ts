import { defineJob } from "@baize/platform-server";

/** The job that takes or releases the money of an authorised deposit; its payload is {attempt: id as text}. */
export const CAPTURE_JOB = defineJob("cashier.capture", "money");
