import type { ImportacaoCompleta } from '@vetlume/dominio/importacao'
import { Alerta } from '../../ui/alerta.tsx'
import { Botao } from '../../ui/botao.tsx'
import { nomeDasRecusadas } from './baixar-planilhas.ts'
import { BotaoDasRecusadas } from './botao-das-recusadas.tsx'
import { Contagens } from './contagens.tsx'
import { emLinhas } from './em-linhas.ts'
import estilos from './passo-pronto.module.css'
import { AcoesDoPasso } from './passos.tsx'

export interface PassoProntoProps {
  importacao: ImportacaoCompleta
  aoFechar: () => void
}

export function PassoPronto({ importacao, aoFechar }: PassoProntoProps) {
  const { arquivo, linhas, resultado } = importacao
  const recusadas = resultado?.recusadas ?? 0
  return (
    <>
      <div className={estilos.passoPronto}>
        <Alerta severity="success" role="status">
          {recusadas === 0
            ? `A planilha ${arquivo} foi gravada inteira.`
            : `${emLinhas(linhas - recusadas)} de ${arquivo} ${linhas - recusadas === 1 ? 'foi gravada' : 'foram gravadas'}.`}
        </Alerta>
        {recusadas > 0 && (
          <Alerta severity="warning">
            {`${recusadas === 1 ? 'Falta' : 'Faltam'} ${emLinhas(recusadas)}: baixe ${nomeDasRecusadas(arquivo)}, corrija o que a última coluna diz e importe o arquivo como está. Ele fica aqui até esta janela fechar.`}
          </Alerta>
        )}
        {resultado !== null && <Contagens contagens={resultado.contagens} />}
      </div>
      <AcoesDoPasso>
        {recusadas > 0 && <BotaoDasRecusadas importacao={importacao} />}
        <Botao variant="contained" autoFocus onClick={aoFechar}>
          Ver a lista
        </Botao>
      </AcoesDoPasso>
    </>
  )
}
