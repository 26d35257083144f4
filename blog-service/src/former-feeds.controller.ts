import { Controller, ServiceUnavailableException } from '@nestjs/common';
import { Route } from '@salon/service-kit/access';

/** Beside the release before, whose renderer asks for feeds here and takes a 404 for their end. To go with the next release. */
@Controller()
export class FormerFeedsController {
  @Route('GET :name.xml', 'nothing', {})
  ofAll() {
    throw new ServiceUnavailableException();
  }

  @Route('GET :language/rss.xml', 'nothing', {})
  ofLanguage() {
    throw new ServiceUnavailableException();
  }
}
