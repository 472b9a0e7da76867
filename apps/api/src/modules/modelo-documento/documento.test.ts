import { MODELOS_DE_TEXTO } from '@vetlume/dominio/modelos'
import type { TipoDeDocumento } from '@vetlume/dominio/modelo-documento'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lerPdf } from '../../../teste/pdf/ler-pdf.ts'
import { abrirAmbiente, type Ambiente } from '../../../teste/ambiente.ts'
import { pagar } from '../../../teste/atendimentos.ts'
import { criarAnimal, criarEmpresa, numeroUnico, unico, type Empresa } from '../../../teste/fabricas.ts'
import { modelosDaEmpresa, type ModelosDaEmpresa } from '../../../teste/modelo-documento/modelos-da-empresa.ts'
import { aForca } from '../../../teste/estado-a-forca.ts'

let amb: Ambiente
let empresa: Empresa
let outra: Empresa
let animal: string
let daEmpresa: ModelosDaEmpresa
const modelos = {} as Record<TipoDeDocumento, string>

beforeAll(async () => {
  amb = await abrirAmbiente()
  empresa = await criarEmpresa(amb)
  outra = await criarEmpresa(amb)
  animal = (await criarAnimal(amb, empresa.cliente, { parceiro: empresa.parceiro })).animal
  daEmpresa = modelosDaEmpresa(empresa)
  for (const { tipo, estrutura } of MODELOS_DE_TEXTO) modelos[tipo] = await daEmpresa.publicarTexto(tipo, estrutura)
})
afterAll(() => amb.fechar())

const PRODUTO = {
  nome: 'Amoxicilina',
  concentracao: '250 mg',
  forma: 'Comprimido',
  quantidade: 'Uma caixa',
  dose: 'Um comprimido',
  via: 'Via oral',
  frequencia: 'A cada doze horas',
  duracao: 'Sete dias',
}
const emitir = (tipo: TipoDeDocumento, entrada = {}, quem = empresa.como.CLIENTE) =>
  quem('POST /modelo-documento/:codigo/documento', { codigo: modelos[tipo], animal, ...entrada })
/** A receivable of the atendimento with that much paid of its 212.34. */
async function receber(atendimento: string, centavos: number): Promise<string> {
  const { codigo } = await amb.db
    .insertInto('titulo')
    .values({
      cliente: empresa.cliente,
      atendimento,
      numero: Number(numeroUnico(9)),
      natureza: 'RECEBER',
      estado: 'ABERTO',
      descricao: 'Atendimento',
      contraparte: 'Clínica',
      competencia: '2026-11-20',
      emissao: '2026-11-20',
      vencimento: '2026-11-20',
      valor_centavos: 21_234,
      criado_em: amb.relogio.agora().toString(),
    })
    .returning('codigo')
    .executeTakeFirstOrThrow()
  await pagar(amb, { cliente: empresa.cliente, codigo, valor_centavos: 21_234 }, centavos)
  return codigo
}
async function papel(codigo: string, quem = empresa.como.CLIENTE) {
  const { status, bytes, cabecalhos } = await quem('GET /documento-emitido/:codigo/pdf', { codigo })
  expect([status, cabecalhos['content-type']]).toEqual([200, 'application/pdf'])
  return lerPdf(bytes).paginas.flat().join('\n')
}

describe('emissão', () => {
  it('receita: produto por extenso, identificação do CFMV, aviso de controlados e assinatura', async () => {
    const { status, corpo } = await emitir('RECEITA', {
      especialista: empresa.especialista,
      produtos: [PRODUTO],
      semControlados: true,
    })
    expect(status).toBe(201)
    const texto = await papel(corpo.codigo)
    const { nome: vet } = await amb.db
      .selectFrom('especialista')
      .select('nome')
      .where('codigo', '=', empresa.especialista)
      .executeTakeFirstOrThrow()
    for (const trecho of [
      '1. Amoxicilina, 250 mg',
      'Via de administração: Via oral',
      'Frequência: A cada doze horas',
      'Responsável pelo animal',
      'Dra. Ana Prado',
      'Caramelo',
      vet,
      'CRMV-SP',
    ])
      expect(texto).toContain(trecho)
    expect(texto.replaceAll('\n', ' ')).toContain('não vale para medicamentos sujeitos a controle especial')
    expect(texto).not.toContain('PRÉVIA')
  })

  it('recibo: soma, valor por extenso, e campos preenchidos do modelo', async () => {
    const servicos = [
      { descricao: 'Ultrassom', quantidade: 1, centavos: 20_050 },
      { descricao: 'Sedação', quantidade: 2, centavos: 5_000 },
    ]
    const { corpo } = await emitir('RECIBO', { servicos, recebido: true, campos: { forma: 'dinheiro' } })
    const texto = (await papel(corpo.codigo)).replaceAll(/\s+/g, ' ')
    expect(texto).toContain('R$ 300,50')
    expect(texto).toContain('trezentos reais e cinquenta centavos')
    expect(texto).toContain('Forma de pagamento: dinheiro.')
  })

  it('só há recibo do que foi recebido, e do que foi recebido', async () => {
    const { CLIENTE } = empresa.como
    const { corpo: aberto } = await CLIENTE('POST /atendimento', {
      animal,
      especialista: empresa.especialista,
      parceiro: empresa.parceiro,
      itens: [{ servico: empresa.servico }],
    })
    const { codigo: atendimento } = aberto
    const recibo = (entrada = {}) => emitir('RECIBO', { atendimento, ...entrada })
    const nada = await recibo({ recebido: true })
    expect([nada.status, nada.corpo]).toMatchObject([409, { mensagem: expect.stringContaining('Nada foi recebido') }])
    expect((await emitir('ORCAMENTO', { atendimento })).status).toBe(201)

    const titulo = await receber(atendimento, 5_000)
    const parcial = await recibo()
    expect(parcial.status).toBe(201)
    const texto = (await papel(parcial.corpo.codigo)).replaceAll(/\s+/g, ' ')
    expect(texto).toContain('importância de R$ 50,00 (cinquenta reais)')
    expect(texto).toContain(`Pagamento parcial de R$ 200,00 do atendimento nº ${aberto.numero}`)

    const servicos = [{ descricao: 'Sinal', quantidade: 1, centavos: 5_001 }]
    expect(await recibo({ servicos })).toMatchObject({
      status: 422,
      corpo: { campos: { servicos: expect.any(String) } },
    })
    expect((await recibo({ servicos: [{ ...servicos[0], centavos: 5_000 }] })).status).toBe(201)

    await amb.db
      .updateTable('titulo')
      .set({ estado: aForca('ESTORNADO') })
      .where('codigo', '=', titulo)
      .execute()
    expect((await recibo()).status).toBe(409)
  })

  it('o recibo sem atendimento pede que se diga que o valor foi recebido', async () => {
    const servicos = [{ descricao: 'Consulta', quantidade: 1, centavos: 100 }]
    expect(await emitir('RECIBO', { servicos })).toMatchObject({
      status: 422,
      corpo: { campos: { recebido: expect.any(String) } },
    })
  })

  it('recibo de um atendimento traz os serviços dele, na ordem dele', async () => {
    const { codigo: outro } = await amb.db
      .insertInto('servico')
      .values({
        cliente: empresa.cliente,
        nome: unico('Zzz'),
        modalidade: 'CONSULTA',
        duracao_minutos: 30,
        preco_centavos: 1_234,
      })
      .returning('codigo')
      .executeTakeFirstOrThrow()
    const { corpo: atendimento } = await empresa.como.CLIENTE('POST /atendimento', {
      animal,
      especialista: empresa.especialista,
      parceiro: empresa.parceiro,
      itens: [{ servico: empresa.servico }, { servico: outro }],
      outroExame: true,
    })
    await receber(atendimento.codigo, 21_234)
    const { status, corpo } = await emitir('RECIBO', { atendimento: atendimento.codigo })
    expect(status).toBe(201)
    const linhas = (await papel(corpo.codigo)).replaceAll(/[^\S\n]+/g, ' ')
    expect(linhas.indexOf('R$ 200,00')).toBeLessThan(linhas.indexOf('Zzz'))
    const lista = await empresa.como.ESPECIALISTA('GET /documento-emitido', { atendimento: atendimento.codigo })
    expect(lista.corpo).toMatchObject([{ codigo: corpo.codigo, tipo: 'RECIBO', animal: { codigo: animal } }])
    await amb.db
      .updateTable('atendimento_item')
      .set((eb) => ({ ordem: eb.case().when('servico', '=', outro).then(0).else(1).end() }))
      .where('atendimento', '=', atendimento.codigo)
      .execute()
    const outraVez = await emitir('RECIBO', { atendimento: atendimento.codigo })
    const reordenado = (await papel(outraVez.corpo.codigo)).replaceAll(/[^\S\n]+/g, ' ')
    expect(reordenado.indexOf('Zzz')).toBeLessThan(reordenado.indexOf('R$ 200,00'))
    const deOutro = await emitir('RECIBO', {
      atendimento: atendimento.codigo,
      animal: (await criarAnimal(amb, empresa.cliente)).animal,
    })
    expect(deOutro.status).toBe(404)
  })

  it('o emitido não muda: nem com outra versão do modelo, nem por SQL direto', async () => {
    const codigo = await daEmpresa.publicarTexto(
      'TERMO',
      MODELOS_DE_TEXTO.find(({ tipo }) => tipo === 'TERMO')!.estrutura,
    )
    const pedido = {
      codigo,
      animal,
      especialista: empresa.especialista,
      campos: { observacoes: 'Linha um\nLinha dois' },
    }
    const { corpo } = await empresa.como.CLIENTE('POST /modelo-documento/:codigo/documento', pedido)
    const antes = (await empresa.como.CLIENTE('GET /documento-emitido/:codigo/pdf', { codigo: corpo.codigo })).bytes
    expect(lerPdf(antes).paginas.flat()).toContain('Linha dois')
    await empresa.como.CLIENTE('POST /modelo-documento/:codigo/rascunho', { codigo })
    await empresa.como.CLIENTE('PUT /modelo-documento/:codigo/rascunho', {
      codigo,
      revisao: 1,
      laudo: null,
      texto: { ...MODELOS_DE_TEXTO[2]!.estrutura, titulo: 'Outro título' },
    })
    await empresa.como.CLIENTE('POST /modelo-documento/:codigo/publicar', { codigo, revisao: 2 })
    const depois = (await empresa.como.CLIENTE('GET /documento-emitido/:codigo/pdf', { codigo: corpo.codigo })).bytes
    expect(depois.equals(antes)).toBe(true)
    const mudar = amb.db
      .updateTable('documento_emitido')
      .set({ titulo: 'X' })
      .where('codigo', '=', corpo.codigo)
      .execute()
    await expect(mudar).rejects.toThrow('documento emitido')
    const excluir = await empresa.como.CLIENTE('DELETE /modelo-documento/:codigo', { codigo })
    expect([excluir.status, excluir.corpo]).toMatchObject([409, { codigo: 'EM_USO' }])
  })

  it.each<[string, TipoDeDocumento, object, string]>([
    ['sem produto', 'RECEITA', { semControlados: true }, 'produtos'],
    ['sem a declaração', 'RECEITA', { produtos: [PRODUTO] }, 'semControlados'],
    ['com abreviatura', 'RECEITA', { produtos: [{ ...PRODUTO, via: 'VO' }], semControlados: true }, 'produtos.0.via'],
    ['sem quem assine', 'RECEITA', { produtos: [PRODUTO], semControlados: true }, 'especialista'],
    ['recibo sem serviço', 'RECIBO', { recebido: true }, 'servicos'],
    ['atestado com produto', 'ATESTADO', { produtos: [PRODUTO] }, 'produtos'],
    ['campo obrigatório em branco', 'ATESTADO', { campos: { finalidade: ' ' } }, 'campos.finalidade'],
    ['campo que não há', 'ATESTADO', { campos: { outro: 'x' } }, 'campos.outro'],
  ])('recusa %s', async (_, tipo, entrada, campo) => {
    const { status, corpo } = await emitir(tipo, entrada)
    expect(status).toBe(422)
    expect(Object.keys((corpo as unknown as { campos: object }).campos)).toContain(campo)
  })

  it('recusa o que sairia com uma variável por preencher, dizendo qual', async () => {
    const estrutura = MODELOS_DE_TEXTO[0]!.estrutura
    const cabecalho = ['Encaminhado por {{parceiro.nome}}']
    modelos.ATESTADO = await daEmpresa.publicarTexto('ATESTADO', { ...estrutura, cabecalho })
    const { status, corpo } = await emitir('ATESTADO', { especialista: empresa.especialista })
    expect([status, corpo]).toMatchObject([422, { mensagem: expect.stringContaining('Clínica solicitante') }])
  })

  it('recusa o modelo não publicado, o desativado e o de laudo', async () => {
    const criar = async (tipo: TipoDeDocumento) =>
      (await empresa.como.CLIENTE('POST /modelo-documento', { nome: unico('M'), tipo })).corpo
    for (const modelo of [await criar('TERMO'), await criar('LAUDO')]) {
      const { status } = await empresa.como.CLIENTE('POST /modelo-documento/:codigo/documento', {
        codigo: modelo.codigo,
        animal,
      })
      expect(status).toBe(409)
    }
    const termo = modelos.TERMO
    await empresa.como.CLIENTE('PUT /modelo-documento/:codigo/situacao', { codigo: termo, versao: 1, ativo: false })
    expect((await emitir('TERMO', { especialista: empresa.especialista })).status).toBe(409)
  })
})

describe('quem pode', () => {
  it('o especialista emite em seu nome, de quem examina', async () => {
    const { animal: alheio } = await criarAnimal(amb, empresa.cliente)
    const pedido = { produtos: [PRODUTO], semControlados: true }
    expect((await emitir('RECEITA', { ...pedido, animal: alheio }, empresa.como.ESPECIALISTA)).status).toBe(404)
    const { corpo } = await emitir('RECEITA', pedido, empresa.como.ESPECIALISTA)
    expect(await papel(corpo.codigo, empresa.como.ESPECIALISTA)).toContain('Amoxicilina')
    const deOutro = await emitir('RECEITA', { ...pedido, especialista: outra.especialista }, empresa.como.ESPECIALISTA)
    expect(deOutro.status).toBe(403)
  })

  it('outra empresa não vê nada disto', async () => {
    const { corpo } = await emitir('RECEITA', {
      especialista: empresa.especialista,
      produtos: [PRODUTO],
      semControlados: true,
    })
    expect((await outra.como.CLIENTE('GET /documento-emitido/:codigo/pdf', { codigo: corpo.codigo })).status).toBe(404)
    expect((await outra.como.CLIENTE('GET /documento-emitido', { animal })).status).toBe(404)
    expect((await emitir('RECEITA', {}, outra.como.CLIENTE)).status).toBe(404)
    expect((await empresa.como.CLIENTE('GET /documento-emitido', {})).status).toBe(422)
  })

  it.each(['PARCEIRO', 'CLIENTE_BASE', 'ADMIN'] as const)('%s não emite', async (perfil) => {
    expect((await emitir('RECEITA', {}, empresa.como[perfil])).status).toBe(403)
  })
})
