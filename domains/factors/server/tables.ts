type OfPlayer = { player_id: bigint; bucket: number };

export type Tables = {
	"factors.budget": OfPlayer & { name: string; used: number; ends_at: Date };
	"factors.code": OfPlayer & { session_id: bigint; operation: string; code_hash: Buffer; expires_at: Date };
	"factors.pin": OfPlayer & { pin_hash: string; is_reset_due: boolean; set_at: Date };
	"factors.authenticator": OfPlayer & {
		secret: Buffer;
		last_step: bigint;
		created_at: Date;
		confirmed_at: Date | null;
	};
	"factors.recovery_code": OfPlayer & { code_hash: Buffer };
	"factors.passkey": OfPlayer & {
		passkey_id: bigint;
		credential_id: string;
		public_key: Buffer;
		counter: bigint;
		transports: string[];
		name: string;
		created_at: Date;
		used_at: Date | null;
	};
};
