import { afterAll, beforeAll, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { criarEmpresa, type Empresa } from '../../../teste/fabricas.ts'

let amb: Ambiente
let empresa: Empresa
beforeAll(async () => {
  amb = await abrirAmbiente()
  empresa = await criarEmpresa(amb)
  const { cliente } = empresa
  const especie = (
    await amb.db.selectFrom('especie').select('codigo').where('nome', '=', 'Felina').executeTakeFirstOrThrow()
  ).codigo
  const modelo = async (linha: { nome: string; tipo: string; modalidade?: string; especie?: string; sexo?: string }) =>
    (
      await amb.db
        .insertInto('modelo_documento')
        .values({ cliente, ...linha })
        .returning('codigo')
        .executeTakeFirstOrThrow()
    ).codigo
  const gata = await modelo({
    nome: 'Ultrassom abdominal: gata',
    tipo: 'LAUDO',
    modalidade: 'ULTRASSONOGRAFIA',
    especie,
    sexo: 'FEMEA',
  })
  await modelo({ nome: 'Recibo', tipo: 'RECIBO' })
  const versao = (numero: number, estado: string, publicada_em: string | null) => ({
    cliente,
    modelo: gata,
    numero,
    estado,
    estrutura: '{}',
    publicada_em,
  })
  await amb.db
    .insertInto('modelo_documento_versao')
    .values([
      versao(1, 'PUBLICADA', '2026-01-05T12:00:00Z'),
      versao(2, 'PUBLICADA', '2026-06-05T12:00:00Z'),
      versao(3, 'RASCUNHO', null),
    ])
    .execute()
})
afterAll(() => amb.fechar())

it('diz a versão em uso, se há rascunho, e filtra', async () => {
  const { corpo } = await empresa.como.ESPECIALISTA('GET /modelo-documento', { ordem: '-nome' })
  expect(corpo.itens).toMatchObject([
    {
      nome: 'Ultrassom abdominal: gata',
      tipo: 'LAUDO',
      modalidade: 'ULTRASSONOGRAFIA',
      especie: { nome: 'Felina' },
      sexo: 'FEMEA',
      publicada: 2,
      publicadaEm: '2026-06-05T12:00:00.000Z',
      temRascunho: true,
    },
    { nome: 'Recibo', tipo: 'RECIBO', especie: null, publicada: null, publicadaEm: null, temRascunho: false },
  ])
  expect((await empresa.como.CLIENTE('GET /modelo-documento', { tipo: 'RECIBO' })).corpo.total).toBe(1)
  expect((await empresa.como.CLIENTE('GET /modelo-documento', { modalidade: 'RADIOGRAFIA' })).corpo.total).toBe(0)
})
