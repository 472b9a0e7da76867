import { ErroDeDominio } from '@vetlume/dominio/erros'
import type { DadosDoParceiro, Parceiro } from '@vetlume/dominio/parceiro'
import type { CtxCliente } from '../../context.ts'
import { regravarPartes, verbosDoCadastro, type SemPermissoes } from '../cadastros/index.ts'
import { exigirEspaco } from '../cliente/index.ts'
import { dispensarUsuarios, lerParceiro, tabelaAtiva } from './queries.ts'

type Ficha = SemPermissoes<Parceiro>

function colunas(dados: DadosDoParceiro) {
  return {
    nome: dados.nome,
    razao_social: dados.razaoSocial,
    documento: dados.documento,
    crmv_pj: dados.crmvPj,
    telefone: dados.telefone,
    email: dados.email,
    cep: dados.cep,
    logradouro: dados.logradouro,
    numero: dados.numero,
    complemento: dados.complemento,
    bairro: dados.bairro,
    cidade: dados.cidade === null ? null : Number(dados.cidade),
    latitude: dados.latitude,
    longitude: dados.longitude,
    fuso: dados.fuso,
    tabela_preco: dados.tabelaPreco,
    modo_cobranca: dados.modoCobranca,
    dia_fechamento: dados.diaFechamento,
    dia_vencimento: dados.diaVencimento,
    limite_credito_centavos: dados.limiteCreditoCentavos,
    comissao_bp: dados.comissaoBp,
    multa_bp: dados.multaBp,
    juros_mes_bp: dados.jurosMesBp,
    vence_em_dia_de_banco: dados.venceEmDiaDeBanco,
    entrega_email: dados.entregaEmail,
    entrega_whatsapp: dados.entregaWhatsapp,
    entrega_automatica: dados.entregaAutomatica,
    avisos_agenda: dados.avisosAgenda,
    observacoes: dados.observacoes,
  }
}

async function conferir({ ctx, dados, antes }: { ctx: CtxCliente; dados: DadosDoParceiro; antes: Ficha | null }) {
  const { tabelaPreco } = dados
  if (
    tabelaPreco !== null &&
    tabelaPreco !== antes?.tabelaPreco?.codigo &&
    !(await tabelaAtiva(ctx.tx, ctx.cliente, tabelaPreco))
  )
    throw new ErroDeDominio('REFERENCIA_INEXISTENTE', { campos: { tabelaPreco: 'Escolha uma tabela da lista.' } })
  if (antes === null) await exigirEspaco(ctx, 'parceiros')
}

async function gravarPartes({ ctx, dados, codigo }: { ctx: CtxCliente; dados: DadosDoParceiro; codigo: string }) {
  const contatos = dados.contatos.map(({ nome, papel, telefone, email, recebeLaudos, recebeCobrancas }, ordem) => ({
    ordem,
    nome,
    papel,
    telefone,
    email,
    recebe_laudos: recebeLaudos,
    recebe_cobrancas: recebeCobrancas,
  }))
  await regravarPartes(ctx.tx, ctx.cliente, 'parceiro_contato', ['parceiro', codigo], contatos)
  await regravarPartes(ctx.tx, ctx.cliente, 'parceiro_preco', ['parceiro', codigo], dados.precos)
}

/** A clinic that comes back takes a place of the plan; one that goes takes its people's access with it. */
async function conferirSituacao({ ctx, ficha, ativo }: { ctx: CtxCliente; ficha: Ficha; ativo: boolean }) {
  if (ativo) await exigirEspaco(ctx, 'parceiros')
  else await dispensarUsuarios(ctx.tx, ctx.cliente, ficha.codigo)
}

export const verbosDoParceiro = verbosDoCadastro<DadosDoParceiro, Parceiro, CtxCliente>({
  entidade: 'parceiro',
  escrever: 'parceiro:escrever',
  ler: ({ tx, cliente, ator }, codigo) => lerParceiro(tx, cliente, codigo, ator),
  colunas,
  conferir,
  gravarPartes,
  conferirSituacao,
  foraDaTrilha: ['usuarios'],
})
