import 'reflect-metadata';
import { Controller, Get, Module, Post, type Type } from '@nestjs/common';
import { DiscoveryModule, NestFactory } from '@nestjs/core';
import { ForSignedIn, Needs, Public } from '../../platform/http/access.js';
import { DeclaredAccess } from './access.guard.js';

@Controller('open')
class OpenController {
  @Get()
  @Public()
  anyone(): string {
    return this.helper();
  }
  @Post()
  @Needs('game:write')
  staff(): void {}
  helper(): string {
    return 'no route';
  }
}

@ForSignedIn()
@Controller('mine')
class MineController {
  @Get()
  own(): void {}
}

@Controller('forgotten')
class ForgottenController {
  @Get()
  @Public()
  anyone(): void {}
  @Get('more')
  undeclared(): void {}
}

@Controller('misspelt')
class MisspeltController {
  @Get()
  @Needs('game:wirte')
  staff(): void {}
}

async function start(...controllers: Type[]): Promise<void> {
  @Module({ imports: [DiscoveryModule], controllers, providers: [DeclaredAccess] })
  class Shop {}
  const app = await NestFactory.createApplicationContext(Shop, { logger: false, abortOnError: false });
  await app.close();
}

describe('a shop whose routes all say who may call them', () => {
  it('starts', async () => {
    await expect(start(OpenController, MineController)).resolves.toBeUndefined();
  });
});

describe('a shop with a route that does not say who may call it', () => {
  it('does not start and names the route', async () => {
    await expect(start(OpenController, ForgottenController)).rejects.toThrow(
      'Routes without a declared access: ForgottenController.undeclared says nothing',
    );
  });

  it('does not start either when the permission is none that a role can hold', async () => {
    await expect(start(MisspeltController)).rejects.toThrow(
      'MisspeltController.staff asks for game:wirte, which no role can hold',
    );
  });
});
