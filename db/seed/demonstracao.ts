import { OPERADORA_NAO_INFORMADA, TERMOS_VIGENTES } from '@vetlume/dominio/conta'
import { ZONA_PADRAO } from '@vetlume/dominio/constantes'
import { sql } from 'kysely'
import { randomBytes } from 'node:crypto'
import type { Servicos } from '../../apps/api/src/context.ts'
import { arquivosEmPasta } from '../../apps/api/src/infra/arquivos.ts'
import { conectar, emTransacao } from '../../apps/api/src/infra/banco/index.ts'
import { criarCarimbo } from '../../apps/api/src/infra/carimbo.ts'
import { criarCofre, type Cofre } from '../../apps/api/src/infra/cofre.ts'
import { criarCorreio } from '../../apps/api/src/infra/correio.ts'
import { raizesIcpBrasil } from '../../apps/api/src/infra/certificado/index.ts'
import { criarAmbienteDeTeste } from '../../apps/api/src/infra/nota-fiscal/index.ts'
import { criarContasDasEmpresas, criarSandbox } from '../../apps/api/src/infra/pagamento/index.ts'
import { criarImpressor } from '../../apps/api/src/infra/pdf/index.ts'
import { cifrarSenha } from '../../apps/api/src/infra/senha.ts'
import { criarTokens } from '../../apps/api/src/infra/token.ts'
import { semearBase } from './base.ts'
import { criarConta } from './demonstracao/contas.ts'
import { lancarDespesas, lancarImpostos } from './demonstracao/despesas.ts'
import { fundarEmpresa } from './demonstracao/empresa-nova.ts'
import { AMIGO_BICHO, LITORAL, LUME, type EmpresaDemo } from './demonstracao/empresas.ts'
import { formarEquipe } from './demonstracao/equipe.ts'
import { contarHistoria } from './demonstracao/historia.ts'
import { desenharImagens } from './demonstracao/imagens.ts'
import type { Mundo } from './demonstracao/mundo.ts'
import { depositarDinheiro } from './demonstracao/depositos.ts'
import { cadastrarPacientes } from './demonstracao/pacientes.ts'
import { emitirNotas } from './demonstracao/notas.ts'
import { importarDoBanco } from './demonstracao/extrato.ts'
import { abrirContas, pagarEspecialistas, receberDosParceiros } from './demonstracao/pagamentos.ts'
import type { ClinicaNoElenco, ImagemGuardada, Elenco } from './demonstracao/elenco.ts'
import { escriturarPlataforma, prepararPlataforma } from './demonstracao/plataforma.ts'
import { simularExames } from './demonstracao/simulacoes.ts'
import { criarSorteio } from './demonstracao/sorteio.ts'
import { vacinarPacientes } from './demonstracao/vacinas.ts'

export interface OpcoesDaDemonstracao {
  /** Role of the running program. */
  urlApp: string
  /** Owner of the schema: refreshes the planner's statistics at the end. */
  urlDono: string
  pastaArquivos: string
  agora: Temporal.Instant
  /** What seals what the installation keeps; without it, what is sealed here opens nowhere. */
  chaveDosDados?: string
  /** Origin printed on the signed laudos; the local default when left out. */
  origem?: string
}

const SEMENTE = 20_261_120
const SENHA = 'demonstracao'
const ORIGEM_LOCAL = 'http://localhost:3000'

async function guardarImagens({ arquivos }: Servicos): Promise<ImagemGuardada[]> {
  const desenhadas = await desenharImagens()
  return Promise.all(
    desenhadas.map(async ({ bytes, ...imagem }) => ({
      ...imagem,
      tamanho: bytes.byteLength,
      sha256: await arquivos.gravar(bytes),
    })),
  )
}

const EMAIL_DA_CLINICA = 'parceiro@demo.vet'

/** A company with its team, its patients and ninety days behind it. */
async function montarEmpresa(
  mundo: Mundo,
  demo: EmpresaDemo,
  gestora: { nome: string; email: string },
  { imagens, cofre }: { imagens: readonly ImagemGuardada[]; cofre: Cofre },
): Promise<string> {
  const fundacao = await fundarEmpresa(mundo, demo)
  const { cliente } = fundacao
  const local = { ...fundacao, demo }
  const { especialistas, parceiros } = await formarEquipe(mundo, local)
  const clinicas: ClinicaNoElenco[] = []
  for (const [i, parceiro] of parceiros.entries()) {
    const email = demo === LUME && i === 0 ? EMAIL_DA_CLINICA : (demo.parceiros[i]?.email ?? '')
    const ator = await criarConta(mundo, { nome: `Recepção ${parceiro.nome}`, email }, [
      { cliente, perfil: 'PARCEIRO', parceiro: parceiro.codigo },
    ])
    clinicas.push({ ...parceiro, ator })
  }
  const ator = await criarConta(mundo, gestora, [{ cliente, perfil: 'CLIENTE' }])
  const animais = await cadastrarPacientes(mundo, { cliente, demo, parceiros })
  const elenco: Elenco = {
    mundo,
    cliente,
    gestora: ator,
    especialistas,
    parceiros: clinicas,
    animais,
    servicos: fundacao.servicos,
    imagens,
  }
  await contarHistoria(elenco, demo)
  if (demo === LUME) await simularExames(mundo, cliente, ator)
  await escriturarEmpresa(mundo, cliente, demo)
  if (demo === LUME) {
    await vacinarPacientes(elenco)
    await depositarDinheiro(elenco)
    await importarDoBanco(elenco)
    await emitirNotas(elenco, { cofre, senha: SENHA })
  }
  return cliente
}

async function escriturarEmpresa(
  { db, sorteio, agora }: Mundo,
  cliente: string,
  { impostoBp, contas }: EmpresaDemo,
): Promise<void> {
  const hoje = agora.toZonedDateTimeISO(ZONA_PADRAO).toPlainDate()
  await emTransacao(db, { papel: 'cliente', cliente }, async (tx) => {
    const livro = { cliente, sorteio, agora, hoje }
    await abrirContas(tx, cliente, { dia: hoje.subtract({ months: 4 }), banco: 2_500_000, caixa: 35_000 })
    await receberDosParceiros(tx, livro)
    await lancarDespesas(tx, livro, contas)
    await lancarImpostos(tx, livro, impostoBp)
    await pagarEspecialistas(tx, livro)
  })
}

/** Only what happened in the last day is still to be announced: old news would flood the first start. */
async function calarPassado({ db, agora }: Mundo, clientes: string[]): Promise<void> {
  const ontem = agora.subtract({ hours: 24 }).toString()
  await emTransacao(db, { papel: 'plataforma' }, (tx) =>
    tx.deleteFrom('evento').where('cliente', 'in', clientes).where('quando', '<', ontem).execute(),
  )
}

/** People who do a part of what the manager does; last, so that the rest of the story is drawn as it was. */
async function contratarEquipe(mundo: Mundo, cliente: string): Promise<void> {
  await criarConta(mundo, { nome: 'Bruna Salles', email: 'recepcao@demo.vet' }, [
    { cliente, perfil: 'CLIENTE', papel: 'RECEPCAO' },
  ])
  await criarConta(mundo, { nome: 'Otávio Lemos', email: 'financeiro@demo.vet' }, [
    { cliente, perfil: 'CLIENTE', papel: 'FINANCEIRO' },
  ])
}

async function montarTudo(mundo: Mundo, cofre: Cofre): Promise<void> {
  const operadora = await emTransacao(mundo.db, { papel: 'plataforma' }, (tx) =>
    tx.selectFrom('cliente').select('codigo').where('operadora', '=', true).executeTakeFirstOrThrow(),
  )
  await prepararPlataforma(mundo)
  await criarConta(mundo, { nome: 'Aline Torres', email: 'admin@demo.vet' }, [
    { cliente: operadora.codigo, perfil: 'ADMIN' },
  ])
  const guardado = { imagens: await guardarImagens(mundo.servicos), cofre }
  const lume = await montarEmpresa(mundo, LUME, { nome: 'Marcos Prado', email: 'cliente@demo.vet' }, guardado)
  const litoral = await montarEmpresa(
    mundo,
    LITORAL,
    { nome: 'Sílvia Freitas', email: 'gestao@imagempetlitoral.vet' },
    guardado,
  )
  await criarConta(mundo, { nome: 'Vera Lúcia Ramos', email: 'multi@demo.vet' }, [
    { cliente: lume, perfil: 'CLIENTE' },
    { cliente: litoral, perfil: 'CLIENTE' },
  ])
  const { cliente: gratis } = await fundarEmpresa(mundo, AMIGO_BICHO)
  await criarConta(mundo, { nome: 'Rita Camargo', email: 'base@demo.vet' }, [
    { cliente: gratis, perfil: 'CLIENTE_BASE' },
  ])
  await escriturarPlataforma(mundo, operadora.codigo)
  await contratarEquipe(mundo, lume)
  await calarPassado(mundo, [lume, litoral])
}

async function atualizarEstatisticas(urlDono: string): Promise<void> {
  const dono = conectar(urlDono, { maximo: 1 })
  try {
    await sql`analyze`.execute(dono.db)
  } finally {
    await dono.encerrar()
  }
}

/** Commits here need not reach the disk one by one: who starts the load marks its end with a commit that waits for all. */
function semEsperarODisco(url: string): string {
  const endereco = new URL(url)
  endereco.searchParams.set('options', '-c synchronous_commit=off')
  return endereco.href
}

/**
 * Loads the demonstration into an empty database: three companies, ninety days of work up to `agora`, and the accounts
 * that the start-up prints. Everything goes through the product's own rules and verbs; the same `agora` tells the same
 * story. Not to be run twice on a database.
 */
export async function semearDemonstracao({
  urlApp,
  urlDono,
  pastaArquivos,
  agora,
  chaveDosDados,
  origem = ORIGEM_LOCAL,
}: OpcoesDaDemonstracao): Promise<void> {
  await semearBase(urlApp)
  const conexao = conectar(semEsperarODisco(urlApp), { maximo: 4 })
  const impressor = criarImpressor()
  const segredo = randomBytes(32).toString('base64url')
  const cofre = criarCofre(chaveDosDados ?? segredo)
  const sandbox = criarSandbox(conexao.db)
  const servicos = {
    arquivos: arquivosEmPasta(pastaArquivos),
    correio: criarCorreio(null, segredo),
    impressor,
    tokens: criarTokens(segredo),
    notaFiscal: criarAmbienteDeTeste(conexao.db),
    pagamento: sandbox,
    recebimentos: criarContasDasEmpresas({ cofre, chave: chaveDosDados ?? segredo, origem, sandbox }),
    carimbo: criarCarimbo(chaveDosDados ?? segredo),
    raizes: raizesIcpBrasil(),
    embutido: null,
    operadora: OPERADORA_NAO_INFORMADA,
    termos: TERMOS_VIGENTES,
    origem,
  }
  try {
    const mundo = {
      db: conexao.db,
      servicos,
      sorteio: criarSorteio(SEMENTE),
      agora: agora.round({ smallestUnit: 'minute', roundingMode: 'floor' }),
      senhaHash: await cifrarSenha(SENHA),
    }
    await montarTudo(mundo, cofre)
  } finally {
    await impressor.encerrar()
    await conexao.encerrar()
  }
  await atualizarEstatisticas(urlDono)
}
