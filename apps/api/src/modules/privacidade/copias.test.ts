import { prazoDoProntuario } from '@vetlume/dominio/privacidade'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { criarEmpresa, type Empresa } from '../../../teste/fabricas.ts'
import { percorrer } from '../../../teste/percurso.ts'

let amb: Ambiente
let empresa: Empresa
let caminho: Awaited<ReturnType<typeof percorrer>>
beforeAll(async () => {
  amb = await abrirAmbiente()
  empresa = await criarEmpresa(amb)
  caminho = await percorrer(amb, empresa)
})
afterAll(() => amb.fechar())

const dono = () => empresa.como.CLIENTE
const PARA = { para: 'Clara Prado', finalidade: 'Segunda opinião' }
const ENTREGA = { identidade: 'RG 12.345.678-9', documentos: ['Prontuário', 'Laudo 1'], meio: 'Em mãos' }
const trilhaDo = async () =>
  (
    await amb.db
      .selectFrom('auditoria')
      .select(['acao', 'mudancas'])
      .where('registro', '=', caminho.animal)
      .where('acao', 'like', '%_COPIA')
      .orderBy('sequencia')
      .execute()
  ).slice(-2)

it('a cópia pedida espera cinco dias úteis; entregue, diz a quem, com que documento, para quê e como', async () => {
  const { status, corpo } = await dono()('POST /copia-prontuario', {
    animal: caminho.animal,
    ...PARA,
    pedidaEm: '2026-11-20',
  })
  expect(status, JSON.stringify(corpo)).toBe(201)
  expect(corpo).toMatchObject({ ...PARA, identidade: null, prazo: prazoDoProntuario('2026-11-20'), entregueEm: null })
  const { codigo, versao } = corpo
  const entregue = await dono()('POST /copia-prontuario/:codigo/entrega', { codigo, versao, ...ENTREGA })
  expect(entregue.corpo).toMatchObject({ ...PARA, ...ENTREGA, entregueEm: expect.any(String), atrasada: false })
  const lista = await dono()('GET /copia-prontuario', { animal: caminho.animal, situacao: 'ENTREGUE' })
  expect(lista.corpo.itens).toEqual([entregue.corpo])
  expect(await trilhaDo()).toMatchObject([
    { acao: 'PEDIR_COPIA', mudancas: { finalidade: [null, PARA.finalidade] } },
    { acao: 'ENTREGAR_COPIA', mudancas: { identidade: [null, ENTREGA.identidade] } },
  ])
})

it('a que se pede e entrega na mesma hora fica inteira no registro, ou não fica', async () => {
  const antes = (await dono()('GET /copia-prontuario', {})).corpo.itens.length
  const recusada = await dono()('POST /copia-prontuario/na-hora', {
    animal: caminho.animal,
    ...PARA,
    ...ENTREGA,
    documentos: [],
  })
  expect(recusada).toMatchObject({
    status: 422,
    corpo: { campos: { documentos: 'Escolha ao menos um documento.' } },
  })
  expect((await dono()('GET /copia-prontuario', {})).corpo.itens).toHaveLength(antes)
  const { status, corpo } = await dono()('POST /copia-prontuario/na-hora', {
    animal: caminho.animal,
    ...PARA,
    ...ENTREGA,
  })
  expect(status).toBe(201)
  expect(corpo).toMatchObject({ ...PARA, ...ENTREGA, entregueEm: expect.any(String) })
  expect((await trilhaDo()).map(({ acao }) => acao)).toEqual(['PEDIR_COPIA', 'ENTREGAR_COPIA'])
})

it('o arquivo é um PDF do prontuário, e imprimi-lo fica no registro de acesso', async () => {
  const [copia] = (await dono()('GET /copia-prontuario', { situacao: 'ENTREGUE' })).corpo.itens
  const codigo = copia?.codigo ?? ''
  const { status, bytes } = await dono()('GET /copia-prontuario/:codigo/pdf', { codigo })
  expect([status, bytes.subarray(0, 5).toString()]).toEqual([200, '%PDF-'])
  const acessos = await amb.db
    .selectFrom('acesso_clinico')
    .select('registro')
    .where('registro', '=', caminho.animal)
    .execute()
  expect(acessos).not.toEqual([])
})

it('não se anota pedido de um dia que não chegou', async () => {
  const { status, corpo } = await dono()('POST /copia-prontuario', {
    animal: caminho.animal,
    ...PARA,
    pedidaEm: '2099-01-01',
  })
  expect(status).toBe(422)
  expect(corpo).toMatchObject({ campos: { pedidaEm: 'Informe um dia que já chegou.' } })
})
