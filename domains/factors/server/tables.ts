type OfPlayer = { player_id: bigint; bucket: number };

export type Tables = {
	"factors.budget": OfPlayer & { name: string; used: number; ends_at: Date };
	"factors.code": OfPlayer & { session_id: bigint; operation: string; code_hash: Buffer; expires_at: Date };
	"factors.pin": OfPlayer & { pin_hash: string; is_reset_due: boolean; set_at: Date };
	"factors.authenticator": OfPlayer & {
		secret: Buffer | null;
		confirmed_at: Date | null;
		pending: Buffer | null;
		pending_until: Date | null;
		last_step: bigint;
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
	"factors.challenge": { challenge: string; bucket: number; player_id: bigint | null; expires_at: Date };
	"factors.pin_reset": OfPlayer & { token_hash: Buffer; expires_at: Date };
};
