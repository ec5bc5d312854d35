import { type Binding, bind } from "@baize/platform-server";
import * as calls from "../contract/index.ts";
import { receivingCallback } from "./hear-provider.ts";
import type { House } from "./house.ts";
import * as reads from "./read-methods.ts";
import { readingPhoneForm } from "./read-phone-form.ts";
import * as review from "./review.ts";
import { submittingDocument } from "./submit-document.ts";
import { uploadingSide } from "./upload-side.ts";
import { validatingPhone } from "./validate-phone.ts";
import * as views from "./views.ts";

export const bindings = (house: House): Binding[] => [
	bind(calls.readDocumentStatus, reads.readingDocumentStatus(house)),
	bind(calls.readDocumentUrl, reads.readingDocumentUrl(house)),
	bind(calls.readVerification, reads.readingVerification(house)),
	bind(calls.readCapture, reads.readingCapture(house)),
	bind(calls.uploadSide, uploadingSide(house)),
	bind(calls.submitDocument, submittingDocument(house)),
	bind(calls.receiveDocumentCallback, receivingCallback(house)),
	bind(calls.readPhoneStatus, reads.readingPhoneStatus(house)),
	bind(calls.readPhoneForm, readingPhoneForm(house)),
	bind(calls.validatePhone, validatingPhone(house)),
	bind(calls.listDocumentQueue, views.listingQueue(house)),
	bind(calls.readReviewedDocument, views.readingReviewed(house)),
	bind(calls.readDocumentImage, views.readingImage(house)),
	bind(calls.claimDocument, review.claimingDocument(house)),
	bind(calls.releaseDocument, review.releasingDocument(house)),
	bind(calls.verifyDocument, review.verifyingDocument(house)),
	bind(calls.rejectDocument, review.rejectingDocument(house)),
	bind(calls.blockDocument, review.blockingDocument(house)),
	bind(calls.askDocumentAgain, review.askingDocumentAgain(house)),
];
