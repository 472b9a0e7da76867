import { OPERADORA_NAO_INFORMADA } from '@vetlume/dominio/conta'
import { afterAll, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'

const abertos: Ambiente[] = []
afterAll(() => Promise.all(abertos.map((amb) => amb.fechar())))

it('diz quem responde pela instalação, e nulo no que não foi informado', async () => {
  const operadora = { ...OPERADORA_NAO_INFORMADA, razaoSocial: 'Lume Serviços Ltda', cnpj: '11222333000181' }
  abertos.push(await abrirAmbiente(), await abrirAmbiente({ operadora }))
  const respostas = await Promise.all(abertos.map((amb) => amb.semToken('GET /operadora')))
  expect(respostas.map(({ corpo }) => corpo)).toEqual([OPERADORA_NAO_INFORMADA, operadora])
})
