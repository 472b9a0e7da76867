import type { EmpresaDemo } from './empresas.ts'
import { TABELA_DE_PARCEIROS } from './parceiros.ts'
import { dentroDoCliente, emTransacao, type Banco } from '../../../apps/api/src/infra/banco/index.ts'
import { criarEmpresaInicial } from '../../../apps/api/src/modules/conta/index.ts'
import type { Mundo } from './mundo.ts'
import { completarOferta } from './oferta.ts'

/** Services beyond those that every company starts with; none of them asks for a laudo. */
const OUTROS_SERVICOS = [
  { nome: 'Pressão arterial (Doppler)', modalidade: 'PROCEDIMENTO', duracao_minutos: 15, preco_centavos: 6_000 },
  { nome: 'Cistocentese guiada por ultrassom', modalidade: 'PROCEDIMENTO', duracao_minutos: 15, preco_centavos: 9_000 },
  { nome: 'Citologia aspirativa guiada', modalidade: 'PROCEDIMENTO', duracao_minutos: 30, preco_centavos: 18_500 },
  { nome: 'Hemograma e bioquímico', modalidade: 'LABORATORIO', duracao_minutos: 15, preco_centavos: 13_490 },
] as const

export interface ServicoSemeado {
  codigo: string
  nome: string
  modalidade: string
  minutos: number
  exigeLaudo: boolean
}

export interface Fundacao {
  cliente: string
  servicos: ServicoSemeado[]
}

/** Partners pay a tenth less, by table; the first one also has its own price for the most asked exam. */
async function criarPrecos(tx: Banco, cliente: string): Promise<void> {
  const servicos = await tx
    .selectFrom('servico')
    .select(['codigo', 'preco_centavos'])
    .where('cliente', '=', cliente)
    .execute()
  const { codigo: tabela } = await tx
    .insertInto('tabela_preco')
    .values({ cliente, nome: TABELA_DE_PARCEIROS })
    .returning('codigo')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('tabela_preco_item')
    .values(
      servicos.map(({ codigo, preco_centavos }) => ({
        cliente,
        tabela,
        servico: codigo,
        centavos: (preco_centavos * 9) / 10,
      })),
    )
    .execute()
  const plano = await tx
    .selectFrom('plano_saude')
    .select('codigo')
    .where('ativo', '=', true)
    .orderBy('nome')
    .executeTakeFirst()
  if (plano === undefined) return
  await tx
    .insertInto('plano_saude_preco')
    .values(
      servicos.map(({ codigo, preco_centavos }) => ({
        cliente,
        plano_saude: plano.codigo,
        servico: codigo,
        centavos: (preco_centavos * 8) / 10,
      })),
    )
    .execute()
}

/** The model that each exam starts from when it serves the patient. */
const MODELOS_DOS_SERVICOS = {
  'Ultrassom abdominal': 'Ultrassom abdominal: cadela',
  Ecocardiograma: 'Ecocardiograma: cães',
  'Radiografia de tórax': 'Radiografia de tórax: cães',
} as const

async function ligarModelos(tx: Banco, cliente: string): Promise<void> {
  for (const [servico, modelo] of Object.entries(MODELOS_DOS_SERVICOS)) {
    await tx
      .updateTable('servico')
      .set((eb) => ({
        modelo: eb
          .selectFrom('modelo_documento')
          .select('codigo')
          .where('cliente', '=', cliente)
          .where('nome', '=', modelo),
      }))
      .where('cliente', '=', cliente)
      .where('nome', '=', servico)
      .execute()
  }
}

function linhaDaEmpresa(demo: EmpresaDemo, plano: string | null, criado_em: string) {
  const [taxa_debito_bp, taxa_credito_bp, taxa_ate6_bp, taxa_ate12_bp] = demo.cartaoBp
  return {
    razao_social: demo.razaoSocial,
    nome_fantasia: demo.nome,
    documento: demo.documento,
    crmv_pj: demo.crmvPj,
    responsavel_tecnico: demo.responsavelTecnico,
    responsavel_crmv: demo.responsavelCrmv,
    cep: demo.cep,
    logradouro: demo.logradouro,
    numero: '100',
    bairro: demo.bairro,
    cidade: demo.cidade,
    telefone: demo.telefone,
    email: demo.email,
    cor: demo.cor,
    chave_pix: demo.email,
    taxa_debito_bp,
    taxa_credito_bp,
    taxa_ate6_bp,
    taxa_ate12_bp,
    imposto_bp: demo.impostoBp,
    estado: demo.estado,
    plano,
    ciclo: plano === null ? null : 'MENSAL',
    criado_em,
  }
}

async function codigoDoPlano(tx: Banco, nome: string | null): Promise<string | null> {
  if (nome === null) return null
  const { codigo } = await tx.selectFrom('plano').select('codigo').where('nome', '=', nome).executeTakeFirstOrThrow()
  return codigo
}

/** The company's own row and all that a sign-up gives it, then its further services and its prices. */
export async function fundarEmpresa({ db, agora }: Mundo, demo: EmpresaDemo): Promise<Fundacao> {
  const inicio = agora.subtract({ hours: 24 * 120 })
  return emTransacao(db, { papel: 'plataforma' }, async (tx) => {
    const plano = await codigoDoPlano(tx, demo.plano)
    const { codigo: cliente } = await tx
      .insertInto('cliente')
      .values(linhaDaEmpresa(demo, plano, inicio.toString()))
      .returning('codigo')
      .executeTakeFirstOrThrow()
    return dentroDoCliente(tx, cliente, async (dentro) => {
      await criarEmpresaInicial(dentro, cliente, inicio)
      await ligarModelos(dentro, cliente)
      if (demo.atendimentos > 0) {
        await dentro
          .insertInto('servico')
          .values(OUTROS_SERVICOS.map((servico) => ({ ...servico, cliente, exige_laudo: false })))
          .execute()
        await completarOferta(dentro, cliente)
        await criarPrecos(dentro, cliente)
      }
      const servicos = await dentro
        .selectFrom('servico')
        .select(['codigo', 'nome', 'modalidade', 'duracao_minutos as minutos', 'exige_laudo as exigeLaudo'])
        .where('cliente', '=', cliente)
        .where('pacote', '=', false)
        .orderBy('nome')
        .execute()
      return { cliente, servicos }
    })
  })
}
