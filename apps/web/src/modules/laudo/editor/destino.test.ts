import type { Pendencia } from '@vetlume/dominio/laudo'
import { expect, it } from 'vitest'
import { destinoDaPendencia } from './destino.ts'

const pendencia = (regra: string, secao: string | null = null, mensagem = ''): Pendencia => ({
  regra,
  gravidade: 'ERRO',
  mensagem,
  secao,
})

it.each([
  [pendencia('lacuna', 'rins'), { lugar: 'rins', alvo: 'texto' }],
  [pendencia('medida-impossivel', 'rins'), { lugar: 'rins', alvo: 'medidas' }],
  [pendencia('nao-avaliado-sem-motivo', 'rins'), { lugar: 'rins', alvo: 'motivo' }],
  [pendencia('sem-conclusao'), { lugar: 'conclusao', alvo: 'texto' }],
  [pendencia('imagem-sem-legenda'), { lugar: 'imagens', alvo: 'texto' }],
  [pendencia('lacuna', null, 'Legenda da imagem 2: ficou por preencher “___”.'), { lugar: 'imagens', alvo: 'texto' }],
  [pendencia('nao-avaliado-com-texto', 'rins'), { lugar: 'rins', alvo: 'motivo' }],
  [pendencia('medida-obrigatoria', 'rins'), { lugar: 'rins', alvo: 'medidas' }],
  [pendencia('texto-sem-medida', 'rins'), { lugar: 'rins', alvo: 'medidas' }],
  [pendencia('secao-por-confirmar', 'rins'), { lugar: 'rins', alvo: 'texto' }],
  [pendencia('sem-imagem'), { lugar: 'imagens', alvo: 'texto' }],
  [pendencia('critico-sem-marca'), { lugar: 'conclusao', alvo: 'texto' }],
  [pendencia('sem-crmv'), null],
])('%j leva a %j', (achado, esperado) => {
  expect(destinoDaPendencia(achado)).toEqual(esperado)
})
