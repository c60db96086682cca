import { Module } from '@nestjs/common';
import { CatalogModule } from '../catalog/index.js';
import { SharePictures } from './pictures/share-pictures.js';
import { ReachController } from './reach.controller.js';

@Module({ imports: [CatalogModule], controllers: [ReachController], providers: [SharePictures] })
export class ReachModule {}
