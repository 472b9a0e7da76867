import { contratoAcerto } from '../acerto/index.ts'
import { contratoAgenda, contratoDeslocamento } from '../agenda/index.ts'
import { contratoAgendaFeed } from '../agenda-feed/index.ts'
import { contratoAnimal } from '../animal/index.ts'
import { contratoAssinatura } from '../assinatura/index.ts'
import { contratoAtendimento } from '../atendimento/index.ts'
import { contratoBusca } from '../busca/index.ts'
import { contratoChaveDeAcesso } from '../chave-de-acesso/index.ts'
import { contratoCidade } from '../cidade/index.ts'
import { contratoCliente } from '../cliente/index.ts'
import { contratoCobranca } from '../cobranca/index.ts'
import { contratoConciliacao } from '../conciliacao/index.ts'
import { contratoConta, contratoMinhaConta } from '../conta/index.ts'
import { contratoCupom } from '../cupom/index.ts'
import { contratoDashboard } from '../dashboard/index.ts'
import { contratoEmail } from '../email/index.ts'
import { contratoEquipe } from '../equipe/index.ts'
import { contratoEquipamento } from '../equipamento/index.ts'
import { contratoEspecialidade } from '../especialidade/index.ts'
import { contratoEspecialista } from '../especialista/index.ts'
import { contratoEspecie } from '../especie/index.ts'
import { contratoEstudo } from '../estudo/index.ts'
import { contratoExportacao } from '../exportacao/index.ts'
import { contratoFechamento } from '../fechamento/index.ts'
import { contratoFeriado } from '../feriado/index.ts'
import { contratoFinanceiro } from '../financeiro/index.ts'
import { contratoGrupoDespesa } from '../grupo-despesa/index.ts'
import { contratoHistorico } from '../historico/index.ts'
import { contratoHorarioAtendimento } from '../horario-atendimento/index.ts'
import { contratoImportacao } from '../importacao/index.ts'
import { contratoLaudo } from '../laudo/index.ts'
import { contratoDaPrevia, contratoModeloDocumento } from '../modelo-documento/index.ts'
import { contratoLembrete } from '../lembrete/index.ts'
import { contratoListaSalva } from '../lista-salva/index.ts'
import { contratoNotaFiscal } from '../nota-fiscal/index.ts'
import { contratoAbreviatura } from '../abreviatura/index.ts'
import { contratoNotificacao } from '../notificacao/index.ts'
import { contratoParceiro } from '../parceiro/index.ts'
import { contratoPlano } from '../plano/index.ts'
import { contratoPlanoSaude } from '../plano-saude/index.ts'
import { contratoDeIncidentes, contratoPrivacidade } from '../privacidade/index.ts'
import { contratoRaca } from '../raca/index.ts'
import { contratoReforco } from '../reforco/index.ts'
import { contratoSegundoFator } from '../segundo-fator/index.ts'
import { contratoServico } from '../servico/index.ts'
import { contratoSessao } from '../sessao/index.ts'
import { contratoSimulador } from '../simulador/index.ts'
import { contratoSistema } from '../sistema/index.ts'
import { contratoSuporte } from '../suporte/index.ts'
import { contratoTabelaPreco } from '../tabela-preco/index.ts'
import { contratoTempoReal } from '../tempo-real/index.ts'
import { contratoTrabalho } from '../trabalho/index.ts'
import { contratoTipoDespesa } from '../tipo-despesa/index.ts'
import { contratoTutor } from '../tutor/index.ts'
import { contratoUsuario } from '../usuario/index.ts'

/** Every endpoint of the product, in the order of the ladder of modules. */
export const CONTRATO_DA_API = {
  ...contratoSistema,
  ...contratoTempoReal,
  ...contratoSessao,
  ...contratoEmail,
  ...contratoConta,
  ...contratoMinhaConta,
  ...contratoSegundoFator,
  ...contratoReforco,
  ...contratoChaveDeAcesso,
  ...contratoNotificacao,
  ...contratoAbreviatura,
  ...contratoListaSalva,
  ...contratoHistorico,
  ...contratoEspecie,
  ...contratoRaca,
  ...contratoCidade,
  ...contratoPlanoSaude,
  ...contratoPlano,
  ...contratoCupom,
  ...contratoGrupoDespesa,
  ...contratoTipoDespesa,
  ...contratoHorarioAtendimento,
  ...contratoFeriado,
  ...contratoCliente,
  ...contratoUsuario,
  ...contratoEquipe,
  ...contratoSuporte,
  ...contratoEspecialidade,
  ...contratoEspecialista,
  ...contratoEquipamento,
  ...contratoServico,
  ...contratoTabelaPreco,
  ...contratoParceiro,
  ...contratoModeloDocumento,
  ...contratoDaPrevia,
  ...contratoImportacao,
  ...contratoTutor,
  ...contratoAnimal,
  ...contratoAgenda,
  ...contratoDeslocamento,
  ...contratoAgendaFeed,
  ...contratoLembrete,
  ...contratoAtendimento,
  ...contratoLaudo,
  ...contratoTrabalho,
  ...contratoFinanceiro,
  ...contratoFechamento,
  ...contratoAcerto,
  ...contratoCobranca,
  ...contratoConciliacao,
  ...contratoNotaFiscal,
  ...contratoSimulador,
  ...contratoPrivacidade,
  ...contratoDeIncidentes,
  ...contratoAssinatura,
  ...contratoEstudo,
  ...contratoExportacao,
  ...contratoDashboard,
  ...contratoBusca,
}

export type ContratoDaApi = typeof CONTRATO_DA_API
