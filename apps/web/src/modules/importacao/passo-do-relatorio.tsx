import type { ImportacaoCompleta } from '@vetlume/dominio/importacao'
import { Alerta } from '../../ui/alerta.tsx'
import { BarraDeProgresso } from '../../ui/barra-de-progresso.tsx'
import { Botao } from '../../ui/botao.tsx'
import { Pilha } from '../../ui/disposicao.tsx'
import { Contagens } from './contagens.tsx'
import { emLinhas } from './em-linhas.ts'
import estilos from './passo-do-relatorio.module.css'
import { AcoesDoPasso } from './passos.tsx'
import { Problemas } from './problemas.tsx'
import type { UsoDaImportacao } from './use-importacao.ts'
import { numero } from '../../lib/numero.ts'

function Gravando({ gravados, total }: { gravados: number; total: number }) {
  const feitos = Math.min(gravados, total)
  return (
    <div className={estilos.gravando}>
      <BarraDeProgresso
        aria-label="Gravando"
        {...(feitos === 0 ? {} : { variant: 'determinate', value: (feitos / total) * 100 })}
      />
      <div role="status" className={estilos.caixa}>
        {feitos === 0 ? 'Conferindo de novo e gravando…' : `${numero(feitos)} de ${numero(total)} cadastros`}
      </div>
    </div>
  )
}

export interface PassoDoRelatorioProps {
  importacao: ImportacaoCompleta
  uso: UsoDaImportacao
  aoFechar: () => void
}

interface RecusadasProps {
  recusadas: number
  boas: number
  /** Records that the good lines would change. */
  mudancas: number
}

function oQueFazer({ recusadas, boas, mudancas }: RecusadasProps): string {
  if (boas === 0) return 'Corrija na planilha e envie de novo.'
  if (mudancas === 0) return 'O resto já está no cadastro: corrija na planilha e envie de novo.'
  const quais = boas === 1 ? 'a linha boa' : `as ${emLinhas(boas)} boas`
  const asOutras = recusadas === 1 ? 'a outra' : 'as outras'
  return `Grave agora ${quais} e receba ${asOutras} em uma planilha para corrigir e enviar depois; ou corrija tudo antes, e nada é gravado até lá.`
}

const Recusadas = (props: RecusadasProps) => (
  <Alerta severity="warning">
    {props.recusadas === 1 ? '1 linha não pode entrar.' : `${emLinhas(props.recusadas)} não podem entrar.`}{' '}
    {oQueFazer(props)}
  </Alerta>
)

/** What the sheet would do. Refused lines keep the others out, unless the person lets the good ones go ahead. */
export function PassoDoRelatorio({ importacao, uso, aoFechar }: PassoDoRelatorioProps) {
  const { resultado, linhas } = importacao
  if (resultado === null) return null
  const { recusadas, contagens } = resultado
  const mudancas = contagens.reduce((soma, { novos, alterados }) => soma + novos + alterados, 0)
  const boas = linhas - recusadas
  const gravando = uso.trabalho === 'gravando'
  return (
    <>
      <Pilha>
        {recusadas > 0 && <Recusadas recusadas={recusadas} boas={boas} mudancas={mudancas} />}
        {recusadas === 0 && mudancas === 0 && (
          <Alerta severity="info">O cadastro já está como a planilha: não há o que gravar.</Alerta>
        )}
        <Contagens contagens={contagens} />
        {recusadas > 0 && <Problemas importacao={importacao} resultado={resultado} />}
        {gravando && <Gravando gravados={uso.gravados} total={mudancas} />}
      </Pilha>
      <AcoesDoPasso>
        {!gravando && (
          <>
            <Botao color="secondary" onClick={() => uso.voltar('arquivo')}>
              Escolher outro arquivo
            </Botao>
            <Botao color="secondary" onClick={() => uso.voltar('colunas')}>
              Voltar às colunas
            </Botao>
          </>
        )}
        {(gravando || mudancas === 0) && (
          <Botao color="secondary" variant={gravando ? 'outlined' : 'text'} onClick={aoFechar}>
            {gravando ? 'Cancelar a importação' : 'Fechar'}
          </Botao>
        )}
        {mudancas > 0 && (
          <Botao
            variant="contained"
            loading={gravando}
            onClick={() => void uso.aplicar(importacao, recusadas === 0 ? 'TUDO' : 'BOAS')}
          >
            {recusadas === 0
              ? `Gravar ${numero(mudancas)} ${mudancas === 1 ? 'cadastro' : 'cadastros'}`
              : boas === 1
                ? 'Importar a linha boa'
                : `Importar as ${emLinhas(boas)} boas`}
          </Botao>
        )}
      </AcoesDoPasso>
    </>
  )
}
