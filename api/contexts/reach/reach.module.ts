import { Module } from '@nestjs/common';
import { CatalogModule } from '../catalog/index.js';
import { SharePictures } from './pictures/share-pictures.js';
import { SizedPictures } from './pictures/sized-pictures.js';
import { SizedPicturesController } from './pictures/sized-pictures.controller.js';
import { ReachController } from './reach.controller.js';

@Module({
  imports: [CatalogModule],
  controllers: [ReachController, SizedPicturesController],
  providers: [SharePictures, SizedPictures],
})
export class ReachModule {}
