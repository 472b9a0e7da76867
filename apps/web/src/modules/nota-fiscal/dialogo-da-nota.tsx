import { useQuery } from '@tanstack/react-query'
import { formatarBasisPoints } from '@vetlume/dominio/dinheiro'
import { formatarCpfOuCnpj } from '@vetlume/dominio/formatos'
import { formatarChave, type NotaCompleta } from '@vetlume/dominio/nota-fiscal'
import { Suspense, useState } from 'react'
import { Botao } from '../../ui/botao.tsx'
import { Dialogo } from '../../ui/dialogo.tsx'
import { EstadoDeErro, Esqueleto } from '../../ui/estados.tsx'
import { parte } from '../../ui/parte.tsx'
import { LinhaDeValor, QuadroDeValores } from '../../ui/quadro-de-valores.tsx'
import { Recado } from '../../ui/recado.tsx'
import { Data, DataHora, Dinheiro } from '../../ui/valores.tsx'
import { consultaDaNota } from './api.ts'
import { DocumentosDaNota } from './documentos-da-nota.tsx'
import { EtiquetaDaNota, nomeDaNota, SEM_VALOR_FISCAL } from './situacao.tsx'

const DialogoDoCancelamento = parte(async () => (await import('./dialogo-do-cancelamento.tsx')).DialogoDoCancelamento)
const DialogoDaSubstituicao = parte(async () => (await import('./dialogo-da-substituicao.tsx')).DialogoDaSubstituicao)

function Recados({ nota: { rejeicao, cancelamento, proximaEm, tentativas } }: { nota: NotaCompleta }) {
  return (
    <>
      <Recado tom="warning">{SEM_VALOR_FISCAL}</Recado>
      {rejeicao !== null && (
        <Recado tom="error">
          {rejeicao.codigo}: {rejeicao.mensagem}
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

function Valores({ nota }: { nota: NotaCompleta }) {
  const { servicoCentavos, descontoCentavos, aliquotaBp, issCentavos, issRetidoCentavos, liquidoCentavos } = nota
  return (
    <QuadroDeValores>
      <LinhaDeValor rotulo="Tomador">{nota.tomador}</LinhaDeValor>
      <LinhaDeValor rotulo="CPF ou CNPJ">{formatarCpfOuCnpj(nota.tomadorDocumento)}</LinhaDeValor>
      <LinhaDeValor rotulo="Serviço">{nota.descricao}</LinhaDeValor>
      <LinhaDeValor rotulo="Conta a receber">nº {nota.titulo.numero}</LinhaDeValor>
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
      {nota.chave !== null && <LinhaDeValor rotulo="Chave de acesso">{formatarChave(nota.chave)}</LinhaDeValor>}
    </QuadroDeValores>
  )
}

type OQueFazer = 'CANCELAR' | 'SUBSTITUIR'

function Acoes({ nota }: { nota: NotaCompleta }) {
  const [fazendo, fazer] = useState<OQueFazer | null>(null)
  const { cancelar, substituir, baixar } = nota.permissoes
  const aoFechar = () => fazer(null)
  return (
    <>
      {baixar && <DocumentosDaNota nota={nota} />}
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
      <Suspense fallback={null}>
        {fazendo === 'CANCELAR' && <DialogoDoCancelamento nota={nota} aoFechar={aoFechar} />}
        {fazendo === 'SUBSTITUIR' && <DialogoDaSubstituicao nota={nota} aoFechar={aoFechar} />}
      </Suspense>
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
      titulo={data === undefined ? 'Nota fiscal' : nomeDaNota(data)}
      {...(data === undefined
        ? {}
        : { descricao: <EtiquetaDaNota estado={data.estado} />, acoes: <Acoes nota={data} /> })}
    >
      {data === undefined && error === null && <Esqueleto linhas={8} />}
      {data === undefined && error !== null && <EstadoDeErro erro={error} aoTentarDeNovo={() => void refetch()} />}
      {data !== undefined && (
        <>
          <Recados nota={data} />
          <Valores nota={data} />
        </>
      )}
    </Dialogo>
  )
}
