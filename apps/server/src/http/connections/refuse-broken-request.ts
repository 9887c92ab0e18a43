import { randomUUID } from "node:crypto";
import { ServerResponse, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { TLSSocket } from "node:tls";
import type { ErrorCode } from "@vagou/contract/api/error-codes";
import type { FastifyBaseLogger } from "fastify";
import { AppError, statusOf } from "../../errors.ts";
import { errorBody } from "../answers/error-body.ts";
import { securityHeaders } from "../answers/security-headers.ts";

/**
 * Handles Node's `clientError`: answers bytes that are not HTTP, and requests that are too slow or too large, and
 * closes the connection. A connection without a byte is closed without an answer: browsers open some in advance, and
 * would take an answer for that to their next request.
 */
export function refuseBrokenRequest(
  logger: FastifyBaseLogger,
  error: Error & { code?: string },
  socket: Socket,
): void {
  if (
    error.code === "ECONNRESET" ||
    !socket.writable ||
    socket.bytesRead === 0 ||
    isAnswering(socket) ||
    isWithoutTls(socket)
  ) {
    socket.destroy();
    return;
  }
  const code = codeOf(error.code);
  const requestId = randomUUID();
  logger.info({ reqId: requestId, code, err: error }, "refused: no complete request of HTTP");
  const status = statusOf[code];
  const body = JSON.stringify(errorBody(new AppError(code), requestId));
  const headers = {
    ...securityHeaders,
    "content-type": "application/json; charset=utf-8",
    "content-length": Buffer.byteLength(body),
    "cache-control": "no-store",
    "x-request-id": requestId,
    connection: "close",
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("")}\r\n${body}`);
  socket.destroySoon();
}

/** Whether another answer is being sent on this connection: a second one would be written into the middle of it. */
function isAnswering(socket: Socket): boolean {
  // Node itself uses this property for the same decision (lib/_http_server.js, socketOnError).
  const response: unknown = Reflect.get(socket, "_httpMessage");
  return response instanceof ServerResponse && response.headersSent;
}

/** Whether the client has not agreed on TLS with us, so that it could not read an answer. */
function isWithoutTls(socket: Socket): boolean {
  return socket instanceof TLSSocket && socket.alpnProtocol === null;
}

function codeOf(nodeCode: string | undefined): ErrorCode {
  if (nodeCode === "ERR_HTTP_REQUEST_TIMEOUT") return "request_timeout";
  if (nodeCode === "HPE_HEADER_OVERFLOW") return "headers_too_large";
  if (nodeCode === "HPE_CHUNK_EXTENSIONS_OVERFLOW") return "payload_too_large";
  return "invalid_input";
}
