import cookie from '@fastify/cookie'
import multipart from '@fastify/multipart'
import { configurarMensagens } from '@vetlume/dominio/formatos'
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import { CADASTROS } from './cadastros.ts'
import type { Servicos } from './context.ts'
import type { Banco } from './infra/banco/index.ts'
import type { Cofre } from './infra/cofre.ts'
import { instalarCompressao } from './infra/http/compressao.ts'
import { instalarEquipamentos } from './infra/http/equipamentos.ts'
import { instalarErros, recusarEndereco } from './infra/http/erros.ts'
import { criarLimiteDeUso } from './infra/http/limite.ts'
import { instalarPaginas, type Interface } from './infra/http/paginas.ts'
import { instalarPrazoDoCorpo, PRAZOS_DO_SERVIDOR } from './infra/http/prazo.ts'
import { criarRegistrar } from './infra/http/registrar.ts'
import { RegistroDosPedidos } from './infra/http/registro-dos-pedidos.ts'
import { instalarSeguranca } from './infra/http/seguranca.ts'
import { criarSessoes } from './infra/http/sessoes.ts'
import type { Relogio } from './infra/relogio.ts'
import type { Tarefas } from './infra/tarefas/index.ts'
import { aceitarConexao, instalarPagamentoAoVivo, instalarTempoReal, type Escuta } from './infra/tempo-real/index.ts'
import { rotasAbreviatura } from './modules/abreviatura/index.ts'
import { rotasListaSalva } from './modules/lista-salva/index.ts'
import { rotasAgenda } from './modules/agenda/index.ts'
import { rotasAgendaFeed } from './modules/agenda-feed/index.ts'
import { rotasAnimal } from './modules/animal/index.ts'
import { lerCobrancaAoVivo, rotasAssinatura } from './modules/assinatura/index.ts'
import { rotasAtendimento, rotasDaListaDeTrabalho, seguidorDaAgenda } from './modules/atendimento/index.ts'
import { rotasBusca } from './modules/busca/index.ts'
import { rotasCliente } from './modules/cliente/index.ts'
import { rotasCobranca } from './modules/cobranca/index.ts'
import { rotasConciliacao } from './modules/conciliacao/index.ts'
import { criarEmpresaInicial, rotasConta } from './modules/conta/index.ts'
import { rotasDashboard } from './modules/dashboard/index.ts'
import { rotasEmail } from './modules/email/index.ts'
import { rotasEquipe } from './modules/equipe/index.ts'
import { rotasEquipamento } from './modules/equipamento/index.ts'
import { rotasEspecialista } from './modules/especialista/index.ts'
import { cobrancaDoAtendimento, rotasFinanceiro } from './modules/financeiro/index.ts'
import { rotasAcerto } from './modules/acerto/index.ts'
import { rotasDeEquipamento, rotasEstudo } from './modules/estudo/index.ts'
import { rotasExportacao } from './modules/exportacao/index.ts'
import { creditoDaClinica, rotasFechamento } from './modules/fechamento/index.ts'
import { rotasNotaFiscal } from './modules/nota-fiscal/index.ts'
import { rotasSimulador } from './modules/simulador/index.ts'
import { rotasHistorico } from './modules/historico/index.ts'
import { rotasImportacao } from './modules/importacao/index.ts'
import { rotasLaudo } from './modules/laudo/index.ts'
import { rotasLembrete } from './modules/lembrete/index.ts'
import { preverTimbre, rotasModeloDocumento } from './modules/modelo-documento/index.ts'
import { rotasNotificacao } from './modules/notificacao/index.ts'
import { rotasParceiro } from './modules/parceiro/index.ts'
import { rotasPrivacidade } from './modules/privacidade/index.ts'
import { rotasServico } from './modules/servico/index.ts'
import { rotasSessao } from './modules/sessao/index.ts'
import { rotasSistema, rotaSecurityTxt } from './modules/sistema/index.ts'
import { rotasSuporte } from './modules/suporte/index.ts'
import { rotasTabelaPreco } from './modules/tabela-preco/index.ts'
import { rotasTrabalho } from './modules/trabalho/index.ts'
import { rotasTutor } from './modules/tutor/index.ts'
import { rotasUsuario } from './modules/usuario/index.ts'

export interface OpcoesDoApp {
  db: Banco
  relogio: Relogio
  servicos: Servicos
  tarefas: Tarefas
  /** How this process hears what the others did. */
  escuta: Escuta
  cofre: Cofre
  /** The built screens; null when only the API is served. */
  web: Interface | null
  producao: boolean
  /** Who runs the platform and who signs work with a second factor or not at all. */
  exigirSegundoFator?: boolean
  usoPorMinuto?: number
  /** In tests, a reply that does not fit its declared shape is an error. */
  conferirRespostas?: boolean
  logger: Logger
}

/** The HTTP server, whole: reads as a table of contents. */
export async function criarApp(opcoes: OpcoesDoApp): Promise<FastifyInstance> {
  const {
    db,
    relogio,
    servicos,
    tarefas,
    escuta,
    cofre,
    web,
    producao,
    exigirSegundoFator = false,
    conferirRespostas = false,
    usoPorMinuto = 600,
    logger,
  } = opcoes
  configurarMensagens()
  const loggerInstance: FastifyBaseLogger = logger
  const app = Fastify({
    loggerInstance,
    logController: new RegistroDosPedidos(),
    genReqId: () => randomUUID(),
    // The proxy in front sits in the same private network; anyone else's forwarded address is not believed.
    trustProxy: producao ? ['loopback', 'uniquelocal'] : false,
    bodyLimit: 256 * 1024,
    ...PRAZOS_DO_SERVIDOR,
    http: { ...PRAZOS_DO_SERVIDOR.http, shouldUpgradeCallback: aceitarConexao },
    frameworkErrors: recusarEndereco,
    routerOptions: { ignoreTrailingSlash: true },
  })
  app.removeContentTypeParser('text/plain')
  app.addHook('onRequest', (request, reply, seguir) => {
    reply.header('x-request-id', request.id)
    seguir()
  })
  instalarCompressao(app)
  instalarSeguranca(app, { https: producao })
  await app.register(cookie)
  await app.register(multipart)
  instalarErros(app)
  instalarPrazoDoCorpo(app)

  const sessoes = criarSessoes(db, { exigirSegundoFator, termos: servicos.termos })
  const rotasTempoReal = await instalarTempoReal(app, { db, relogio, sessoes, escuta, origem: servicos.origem })
  instalarPagamentoAoVivo(app, { db, relogio, escuta, origem: servicos.origem, lerCobranca: lerCobrancaAoVivo(db) })
  const limiteDeUso = criarLimiteDeUso(db)
  const registrar = criarRegistrar(app, {
    db,
    relogio,
    servicos,
    sessoes,
    cofre,
    limiteDeUso,
    usoPorMinuto,
    conferirRespostas,
  })
  rotasTempoReal(registrar)
  rotasSistema(registrar, { tarefas })
  rotasSessao(registrar, { db, sessoes, cofre, exigirSegundoFator })
  rotasEmail(registrar)
  rotasConta(registrar, { db, sessoes, exigirSegundoFator })
  rotasNotificacao(registrar)
  rotasAbreviatura(registrar)
  rotasListaSalva(registrar)
  rotasHistorico(registrar)
  for (const rotas of CADASTROS) rotas(registrar)
  rotasCliente(registrar, { criarEmpresaInicial, preverTimbre })
  rotasUsuario(registrar)
  rotasEquipe(registrar)
  rotasSuporte(registrar, { sessoes })
  rotasEspecialista(registrar, { cofre })
  rotasEquipamento(registrar)
  rotasServico(registrar)
  rotasTabelaPreco(registrar)
  rotasParceiro(registrar)
  rotasModeloDocumento(registrar)
  rotasImportacao(registrar, { db })
  rotasTutor(registrar)
  rotasAnimal(registrar)
  rotasAgenda(registrar, { seguidor: seguidorDaAgenda, credito: creditoDaClinica })
  rotasAgendaFeed(registrar)
  rotasLembrete(registrar)
  rotasAtendimento(registrar, { cobranca: cobrancaDoAtendimento, credito: creditoDaClinica })
  rotasLaudo(registrar, { db, cofre, cobranca: cobrancaDoAtendimento, sessoes })
  rotasEstudo(registrar)
  await instalarEquipamentos(app, { db, relogio, servicos, limiteDeUso }, (deEquipamento) => {
    rotasDeEquipamento(deEquipamento)
    rotasDaListaDeTrabalho(deEquipamento)
  })
  rotasTrabalho(registrar, { seguidor: seguidorDaAgenda })
  rotasFinanceiro(registrar)
  rotasFechamento(registrar)
  rotasAcerto(registrar)
  rotasCobranca(registrar)
  rotasConciliacao(registrar)
  rotasNotaFiscal(registrar, { db, cofre })
  rotasSimulador(registrar)
  rotasPrivacidade(registrar, { db })
  rotasAssinatura(registrar, { db })
  rotasExportacao(registrar, { sessoes })
  rotasDashboard(registrar)
  rotasBusca(registrar)

  rotaSecurityTxt(app, { origem: servicos.origem, relogio })
  if (web !== null) await instalarPaginas(app, { ...web, provedor: servicos.pagamento.nome })
  return app
}
