import { productName } from "@vagou/contract/product";
import { use } from "react";
import { useLocation } from "react-router";
import { appAddress } from "#lib/page/app-address.ts";
import { canonicalPath, isPublicPage } from "./canonical-path.ts";
import { IsShell } from "#lib/page/is-shell.ts";
import { shellTexts } from "./texts.ts";

/**
 * In every page's head: where it is, what a shared link to it shows, and whether search engines may
 * list it. Title and description are the route's own.
 */
export function PageAddress() {
  const path = canonicalPath(useLocation().pathname);
  // A document that serves many paths has no address until it is opened.
  const isShell = use(IsShell);
  const address = appAddress();
  return (
    <>
      {(isShell || !isPublicPage(path)) && <meta name="robots" content="noindex" />}
      {!isShell && <link rel="canonical" href={address + path} />}
      {!isShell && <meta property="og:url" content={address + path} />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={productName} />
      <meta property="og:locale" content="pt_BR" />
      <meta property="og:image" content={`${address}/social.png`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={shellTexts.socialPicture} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
