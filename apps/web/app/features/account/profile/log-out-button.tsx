import { Button } from "#ui/button.tsx";
import { useLogOut } from "../use-log-out.ts";
import { profileTexts } from "./texts.ts";

export function LogOutButton() {
  const logOut = useLogOut();
  return (
    <Button look="line" wide onClick={() => void logOut()}>
      {profileTexts.logOut}
    </Button>
  );
}
