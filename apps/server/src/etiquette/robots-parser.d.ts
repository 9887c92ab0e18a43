/** The package's own types describe an ES module; it is a CommonJS one whose export is the function. */
declare module "robots-parser" {
  export default function robotsParser(
    url: string,
    content: string,
  ): { isAllowed(url: string, userAgent: string): boolean | undefined };
}
