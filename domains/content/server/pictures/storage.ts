/** Where bytes of pictures are stored, under names that we make. */
export type Storage = {
	put(name: string, bytes: Buffer): Promise<void>;
	/** Undefined where there is nothing of this name. */
	get(name: string): Promise<Buffer | undefined>;
	remove(name: string): Promise<void>;
};
