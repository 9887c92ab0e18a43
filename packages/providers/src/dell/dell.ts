import { defineProvider } from "../core/reply/define-provider.ts";
import { readOracleRecruiting } from "../platforms/oracle/oracle-recruiting.ts";
import { dellSettings } from "./settings.ts";

/** Dell's own vacancies, from the Oracle Recruiting Cloud (JSON, no key) to which jobs.dell.com redirects. */
export const dell = defineProvider(
  { ...dellSettings, origins: [dellSettings.origin, dellSettings.otherOrigin] },
  {
    id: "dell",
    access: "public-api",
    robots:
      "enterpriseplatform.dell.com/robots.txt, iawmqy.fa.ocs.oraclecloud.com/robots.txt: not seen; hosts of this kind were seen to have none",
    filters: { keywords: "all", state: false, city: false },
    absentFields: ["pay", "benefits"],
    ...readOracleRecruiting({ ...dellSettings, company: "Dell Technologies" }),
  },
);
