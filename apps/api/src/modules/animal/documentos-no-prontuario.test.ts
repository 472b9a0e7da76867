import { MODELOS_DE_TEXTO } from '@vetlume/dominio/modelos'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { abrirAmbiente, type Ambiente, type Chamar } from '../../../teste/ambiente.ts'
import { abrir } from '../../../teste/atendimentos.ts'
import { crmvUnico, criarUsuario, unico, type Empresa } from '../../../teste/fabricas.ts'
import { prepararAnimais } from '../../../teste/animal/preparo.ts'
import { modelosDaEmpresa } from '../../../teste/modelo-documento/modelos-da-empresa.ts'
import { comPapel } from '../../../teste/papeis.ts'
import { lerPdf } from '../../../teste/pdf/ler-pdf.ts'

let amb: Ambiente
let empresa: Empresa
let outra: Empresa
let preparo: Awaited<ReturnType<typeof prepararAnimais>>
let atestado: string
beforeAll(async () => {
  amb = await abrirAmbiente()
  preparo = await prepararAnimais(amb)
  ;({ empresa, outra } = preparo)
  const modelo = MODELOS_DE_TEXTO.find(({ tipo }) => tipo === 'ATESTADO')!
  atestado = await modelosDaEmpresa(empresa).publicarTexto('ATESTADO', modelo.estrutura)
})
afterAll(() => amb.fechar())

async function emitir(animal: string, extra: object = {}, chamar: Chamar = empresa.como.CLIENTE) {
  const pedido = { codigo: atestado, animal, especialista: empresa.especialista, ...extra }
  const { status, corpo } = await chamar('POST /modelo-documento/:codigo/documento', pedido)
  expect(status, JSON.stringify(corpo)).toBe(201)
  return corpo
}

const documentosDo = async (codigo: string, chamar: Chamar = empresa.como.CLIENTE) =>
  (await chamar('GET /animal/:codigo/prontuario', { codigo, grupo: 'documento' })).corpo.itens

async function outroEspecialista() {
  const { cliente, especialidade } = empresa
  const { codigo } = await amb.db
    .insertInto('especialista')
    .values({ cliente, nome: unico('Dr. Outro'), crmv_uf: 'SP', crmv_numero: crmvUnico(), especialidade })
    .returning('codigo')
    .executeTakeFirstOrThrow()
  const { codigo: usuario } = await criarUsuario(amb, ['ESPECIALISTA'])
  return { codigo, chamar: await amb.como({ usuario, perfis: ['ESPECIALISTA'], cliente, especialista: codigo }) }
}

it('o documento emitido está no prontuário, no seu dia, com quem o emitiu, e é o arquivo guardado que abre', async () => {
  const { codigo: animal } = await preparo.novo()
  const emitido = await emitir(animal)
  const itens = (await empresa.como.CLIENTE('GET /animal/:codigo/prontuario', { codigo: animal })).corpo.itens
  const linha = itens.find(({ tipo }) => tipo === 'DOCUMENTO')
  const [doEmitido] = (await empresa.como.CLIENTE('GET /documento-emitido', { animal })).corpo
  expect(linha).toMatchObject({
    alvo: emitido.codigo,
    numero: emitido.numero,
    documento: 'ATESTADO',
    titulo: doEmitido?.titulo,
    quando: doEmitido?.emitidoEm,
    autor: empresa.usuarios.CLIENTE.nome,
  })
  const pdf = await empresa.como.CLIENTE('GET /documento-emitido/:codigo/pdf', { codigo: linha?.alvo ?? '' })
  expect([pdf.status, pdf.bytes.subarray(0, 5).toString()]).toEqual([200, '%PDF-'])
  expect(await documentosDo(animal)).toEqual([linha])
})

it('cada um vê no prontuário os documentos que pode abrir, e nenhum outro', async () => {
  const { codigo: animal } = await preparo.novo({ parceiro: empresa.parceiro })
  const doutor = await outroEspecialista()
  await abrir(amb, empresa, { animal })
  const { codigo: atendimento } = await abrir(amb, empresa, { animal, especialista: doutor.codigo })
  const dela = await emitir(animal)
  const noExameDele = await emitir(animal, { atendimento })
  const semAssinar = await comPapel(amb, empresa, ['animal:ler', 'atendimento:ler', 'laudo:ler'])
  const emite = await comPapel(amb, empresa, ['animal:ler', 'documento:emitir'])
  const comoEspecialista = await comPapel(amb, empresa, ['animal:ler'], ['ESPECIALISTA'])
  const vistos = async (chamar: Chamar) => (await documentosDo(animal, chamar)).map(({ alvo }) => alvo ?? '').toSorted()
  const ambos = [dela.codigo, noExameDele.codigo].toSorted()
  expect(await vistos(empresa.como.CLIENTE)).toEqual(ambos)
  expect(await vistos(emite.chamar)).toEqual(ambos)
  expect(await vistos(empresa.como.ESPECIALISTA)).toEqual(ambos)
  expect(await vistos(doutor.chamar)).toEqual([noExameDele.codigo])
  expect(await vistos(semAssinar.chamar)).toEqual([])
  expect(await vistos(empresa.como.PARCEIRO)).toEqual([])
  for (const chamar of [emite.chamar, empresa.como.ESPECIALISTA, doutor.chamar, comoEspecialista.chamar]) {
    const lista = (await chamar('GET /documento-emitido', { animal })).corpo.map(({ codigo }) => codigo)
    expect(await vistos(chamar)).toEqual(lista.toSorted())
  }
  const deFora = await outra.como.CLIENTE('GET /animal/:codigo/prontuario', { codigo: animal, grupo: 'documento' })
  expect(deFora.status).toBe(404)
})

it('a cópia do prontuário diz que documentos foram emitidos', async () => {
  const { codigo: animal } = await preparo.novo()
  await emitir(animal)
  const [linha] = await documentosDo(animal)
  const pedido = { animal, para: 'Clara Prado', finalidade: 'Segunda opinião', pedidaEm: '2026-11-20' }
  const { codigo } = (await empresa.como.CLIENTE('POST /copia-prontuario', pedido)).corpo
  const { bytes } = await empresa.como.CLIENTE('GET /copia-prontuario/:codigo/pdf', { codigo })
  const texto = lerPdf(bytes).paginas.flat().join(' ')
  expect(texto).toContain('Outros documentos emitidos')
  expect(texto).toContain(linha?.titulo)
})

it('os documentos de um cadastro unido passam ao que ficou', async () => {
  const [fica, vai] = [await preparo.novo(), await preparo.novo()]
  const { codigo } = await emitir(vai.codigo)
  const { status } = await empresa.como.CLIENTE('POST /animal/:codigo/unir', {
    codigo: fica.codigo,
    versao: fica.versao,
    outro: vai.codigo,
    versaoDoOutro: vai.versao,
    doOutro: [],
  })
  expect(status).toBe(200)
  expect((await documentosDo(fica.codigo)).map(({ alvo }) => alvo)).toEqual([codigo])
})
