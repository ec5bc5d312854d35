import { EMPTY_PAGE_ENVIRONMENT, PageEnvironmentContext } from "@baize/platform-web/page";
import { createElement, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import {
	DocumentVerificationProvider,
	PhoneVerificationProvider,
	useDocumentVerification,
	usePhoneVerification,
	VerificationProvider,
} from "./StatusProviders.tsx";

const Document = () => createElement("p", null, String(useDocumentVerification().status));
const Phone = () => createElement("p", null, String(usePhoneVerification().status));
const page = (children: ReactNode) =>
	renderToString(createElement(PageEnvironmentContext, { value: EMPTY_PAGE_ENVIRONMENT }, children));

describe("[ERR-02] a facility outside its provider", () => {
	it("of documents throws", () => {
		expect(() => page(createElement(Document))).toThrow("outside its DocumentVerificationProvider");
		const inOther = createElement(PhoneVerificationProvider, { handle: undefined, children: createElement(Document) });
		expect(() => page(inOther)).toThrow("outside its DocumentVerificationProvider");
	});
	it("of phones throws", () => {
		expect(() => page(createElement(Phone))).toThrow("outside its PhoneVerificationProvider");
		const inOther = createElement(DocumentVerificationProvider, { handle: undefined, children: createElement(Phone) });
		expect(() => page(inOther)).toThrow("outside its PhoneVerificationProvider");
	});
});

describe("[VER-08] the statuses of a page", () => {
	const children = [createElement(Document, { key: 1 }), createElement(Phone, { key: 2 })];
	it("are there from the first drawing, so that nothing moves later", () => {
		const initial = { document: "PENDING", phone: "VALIDATED" } as const;
		expect(page(createElement(VerificationProvider, { handle: "h1", initial, children }))).toBe(
			"<p>PENDING</p><p>VALIDATED</p>",
		);
	});
	it("are not known of a visitor", () => {
		expect(page(createElement(VerificationProvider, { handle: undefined, children }))).toBe(
			"<p>undefined</p><p>undefined</p>",
		);
	});
});
