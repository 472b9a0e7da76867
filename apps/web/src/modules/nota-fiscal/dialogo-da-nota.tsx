import './nota-fiscal.css'
import { useQuery } from '@tanstack/react-query'
import { formatarBasisPoints } from '@vetlume/dominio/dinheiro'
import { formatarCpfOuCnpj } from '@vetlume/dominio/formatos'
import { formatarChave, type NotaCompleta } from '@vetlume/dominio/nota-fiscal'
import { useState } from 'react'
import { Botao } from '../../ui/botao.tsx'
import { Dialogo } from '../../ui/dialogo.tsx'
import { Elo } from '../../ui/elo.tsx'
import { EstadoDeErro, Esqueleto } from '../../ui/estados.tsx'
import { parte } from '../../ui/parte.tsx'
import { LinhaDeValor, QuadroDeValores } from '../../ui/quadro-de-valores.tsx'
import { Recado } from '../../ui/recado.tsx'
import { Data, DataHora, Dinheiro } from '../../ui/valores.tsx'
import { usePode } from '../cadastros/index.ts'
import { BotaoHistorico } from '../historico/index.ts'
import { consultaDaNota } from './api.ts'
import { DocumentosDaNota } from './documentos-da-nota.tsx'
import { CAMPOS_DA_NOTA } from './historico-da-nota.ts'
import { EtiquetaDaNota, nomeDaNota, SEM_VALOR_FISCAL, TextoDaRejeicao } from './situacao.tsx'

const DialogoDoCancelamento = parte(async () => (await import('./dialogo-do-cancelamento.tsx')).DialogoDoCancelamento)
const DialogoDaSubstituicao = parte(async () => (await import('./dialogo-da-substituicao.tsx')).DialogoDaSubstituicao)

function Recados({ nota: { rejeicao, cancelamento, proximaEm, tentativas } }: { nota: NotaCompleta }) {
  return (
    <>
      <Recado tom="warning">{SEM_VALOR_FISCAL}</Recado>
      {rejeicao !== null && (
        <Recado tom="error">
          <TextoDaRejeicao rejeicao={rejeicao} />
        </Recado>
      )}
      {proximaEm !== null && tentativas > 0 && (
        <Recado>
          O ambiente nacional não respondeu. Nova tentativa em <DataHora instante={proximaEm} />.
        </Recado>
      )}
      {cancelamento !== null && <Recado>Motivo do cancelamento: {cancelamento.motivo}</Recado>}
    </>
  )
}

/** What a note has to do with others, and who issued it. */
function Procedencia({ nota }: { nota: NotaCompleta }) {
  const emite = usePode('nota-fiscal:escrever')
  const { titulo, fechamento, substitui, substituidaPor, autor } = nota
  return (
    <>
      <LinhaDeValor rotulo={emite ? 'Conta a receber' : 'Conta a pagar'}>
        <Elo to={emite ? '/financeiro/contas-receber' : '/financeiro/contas-pagar'} search={{ codigo: titulo.codigo }}>
          nº {titulo.numero}
        </Elo>
      </LinhaDeValor>
      {fechamento !== null && (
        <LinhaDeValor rotulo="Fechamento">
          <Elo to="/financeiro/fechamento" search={{ codigo: fechamento.codigo }}>
            nº {fechamento.numero}
          </Elo>
        </LinhaDeValor>
      )}
      {substitui !== null && (
        <LinhaDeValor rotulo="No lugar de">
          <Elo to="/financeiro/nota-fiscal" search={{ codigo: substitui }}>
            outra nota
          </Elo>
        </LinhaDeValor>
      )}
      {substituidaPor !== null && (
        <LinhaDeValor rotulo="Substituída por">
          <Elo to="/financeiro/nota-fiscal" search={{ codigo: substituidaPor }}>
            outra nota
          </Elo>
        </LinhaDeValor>
      )}
      {autor !== null && <LinhaDeValor rotulo="Emitida por">{autor}</LinhaDeValor>}
      <LinhaDeValor rotulo="Série e número da DPS">
        {nota.serie} / {nota.numeroDps}, leiaute {nota.leiaute}
      </LinhaDeValor>
    </>
  )
}

function Valores({ nota }: { nota: NotaCompleta }) {
  const { servicoCentavos, descontoCentavos, aliquotaBp, issCentavos, issRetidoCentavos, liquidoCentavos } = nota
  return (
    <QuadroDeValores>
      <LinhaDeValor rotulo="Tomador">{nota.tomador}</LinhaDeValor>
      <LinhaDeValor rotulo="CPF ou CNPJ">{formatarCpfOuCnpj(nota.tomadorDocumento)}</LinhaDeValor>
      <LinhaDeValor rotulo="Serviço">{nota.descricao}</LinhaDeValor>
      <Procedencia nota={nota} />
      <LinhaDeValor rotulo="Emissão">
        <DataHora instante={nota.emitidaEm} />
      </LinhaDeValor>
      <LinhaDeValor rotulo="Competência">
        <Data dia={nota.competencia} />
      </LinhaDeValor>
      <LinhaDeValor rotulo="Valor do serviço">
        <Dinheiro centavos={servicoCentavos} />
      </LinhaDeValor>
      {descontoCentavos > 0 && (
        <LinhaDeValor rotulo="Desconto">
          <Dinheiro centavos={-descontoCentavos} />
        </LinhaDeValor>
      )}
      {aliquotaBp > 0 && (
        <LinhaDeValor rotulo={`ISS (${formatarBasisPoints(aliquotaBp)})`}>
          <Dinheiro centavos={issCentavos} />
        </LinhaDeValor>
      )}
      {issRetidoCentavos > 0 && (
        <LinhaDeValor rotulo="ISS retido pelo tomador">
          <Dinheiro centavos={-issRetidoCentavos} />
        </LinhaDeValor>
      )}
      <LinhaDeValor rotulo="Valor líquido" forte>
        <Dinheiro centavos={liquidoCentavos} />
      </LinhaDeValor>
      {nota.chave !== null && <LinhaDeValor rotulo="Chave">{formatarChave(nota.chave)}</LinhaDeValor>}
    </QuadroDeValores>
  )
}

type OQueFazer = 'CANCELAR' | 'SUBSTITUIR'

function Acoes({ nota }: { nota: NotaCompleta }) {
  const [fazendo, fazer] = useState<OQueFazer | null>(null)
  const { cancelar, substituir, baixar } = nota.permissoes
  const aoFechar = () => fazer(null)
  const veHistorico = usePode('historico:ler')
  return (
    <>
      {veHistorico && (
        <BotaoHistorico entidade="nota-fiscal" registro={nota.codigo} nome={nomeDaNota(nota)} campos={CAMPOS_DA_NOTA} />
      )}
      {baixar && <DocumentosDaNota nota={nota} tamanho="medium" />}
      {substituir && (
        <Botao variant="outlined" aria-haspopup="dialog" onClick={() => fazer('SUBSTITUIR')}>
          Substituir
        </Botao>
      )}
      {cancelar && (
        <Botao variant="outlined" color="error" aria-haspopup="dialog" onClick={() => fazer('CANCELAR')}>
          Cancelar nota
        </Botao>
      )}
      {fazendo === 'CANCELAR' && <DialogoDoCancelamento nota={nota} aoFechar={aoFechar} />}
      {fazendo === 'SUBSTITUIR' && <DialogoDaSubstituicao nota={nota} aoFechar={aoFechar} />}
    </>
  )
}

/** One note: what it says, where it stands, and what can be done about it. */
export function DialogoDaNota({ codigo, aoFechar }: { codigo: string; aoFechar: () => void }) {
  const { data, error, refetch } = useQuery(consultaDaNota(codigo))
  return (
    <Dialogo
      aberto
      aoFechar={aoFechar}
      largura="md"
      titulo={data === undefined ? 'Nota fiscal' : nomeDaNota(data)}
      {...(data === undefined
        ? {}
        : { descricao: <EtiquetaDaNota estado={data.estado} />, acoes: <Acoes nota={data} /> })}
    >
      {data === undefined && error === null && <Esqueleto linhas={8} />}
      {data === undefined && error !== null && <EstadoDeErro erro={error} aoTentarDeNovo={() => void refetch()} />}
      {data !== undefined && (
        <div className="nf-pilha">
          <Recados nota={data} />
          <Valores nota={data} />
        </div>
      )}
    </Dialogo>
  )
}
