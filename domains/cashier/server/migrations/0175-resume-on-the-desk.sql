-- To give a provider deposits again is a proposal of the desk now. One that waits here is to be proposed anew.
alter table cashier.provider_drain
	drop column resume_reason,
	drop column resume_by,
	drop column resume_at;
