import { type Binding, bind } from "@baize/platform-server";
import * as calls from "../contract/index.ts";
import { submittingDocument } from "./capture/submit-document.ts";
import { uploadingSide } from "./capture/upload-side.ts";
import type { VerificationDeps } from "./deps.ts";
import * as reads from "./document/read-methods.ts";
import { readingPhoneForm } from "./phone/read-phone-form.ts";
import { validatingPhone } from "./phone/validate-phone.ts";
import { receivingCallback } from "./provider/provider-outcomes.ts";
import * as review from "./review/review.ts";
import * as views from "./review/views.ts";

export const bindings = (deps: VerificationDeps): Binding[] => [
	bind(calls.readDocumentStatus, reads.readingDocumentStatus(deps)),
	bind(calls.readDocumentUrl, reads.readingDocumentUrl(deps)),
	bind(calls.readVerification, reads.readingVerification(deps)),
	bind(calls.readCapture, reads.readingCapture(deps)),
	bind(calls.uploadSide, uploadingSide(deps)),
	bind(calls.submitDocument, submittingDocument(deps)),
	bind(calls.receiveDocumentCallback, receivingCallback(deps)),
	bind(calls.readPhoneStatus, reads.readingPhoneStatus(deps)),
	bind(calls.readPhoneForm, readingPhoneForm(deps)),
	bind(calls.validatePhone, validatingPhone(deps)),
	bind(calls.listDocumentQueue, views.listingQueue(deps)),
	bind(calls.readReviewedDocument, views.readingReviewed(deps)),
	bind(calls.readDocumentImage, views.readingImage(deps)),
	bind(calls.claimDocument, review.claimingDocument(deps)),
	bind(calls.releaseDocument, review.releasingDocument(deps)),
	bind(calls.verifyDocument, review.verifyingDocument(deps)),
	bind(calls.rejectDocument, review.rejectingDocument(deps)),
	bind(calls.blockDocument, review.blockingDocument(deps)),
	bind(calls.requestDocumentAgain, review.requestingDocumentAgain(deps)),
];
