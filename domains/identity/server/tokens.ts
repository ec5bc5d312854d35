import { hash, randomBytes } from "node:crypto";
import { BUCKET_COUNT } from "@baize/kernel/id";

/**
 * A token in a cookie or link: one letter that names its bucket, then 256 random bits. Only its SHA-256 is stored, so
 * that a reader of the database cannot use it.
 */
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const TOKEN_PATTERN = /^[A-Za-z0-9_-]{44}$/;
const SECRET_BYTES = 32;
const HANDLE_BYTES = 16;

export const newToken = (bucket: number): string =>
	`${LETTERS[bucket]}${randomBytes(SECRET_BYTES).toString("base64url")}`;

/** The handle of a session in paths: 128 random bits that grant no access. */
export const newHandle = (): string => randomBytes(HANDLE_BYTES).toString("base64url");

export const hashOf = (token: string): Buffer => hash("sha256", token, "buffer");

/** The bucket that a token names; undefined where it is none of our tokens. */
export const bucketOfToken = (token: string): number | undefined =>
	TOKEN_PATTERN.test(token) ? LETTERS.indexOf(token.charAt(0)) : undefined;

/** E-mails are compared without regard to case. */
export const emailKey = (email: string): string => email.trim().normalize("NFC").toLowerCase();

/** The bucket of an e-mail, or of another text that is not a person's. */
export const bucketOfText = (text: string): number =>
	hash("sha256", text, "buffer").readUInt8(0) % Number(BUCKET_COUNT);
