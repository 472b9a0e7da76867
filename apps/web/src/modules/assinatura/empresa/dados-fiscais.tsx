import { useQuery } from '@tanstack/react-query'
import type { FichaFiscal } from '@vetlume/dominio/assinatura'
import { formatarCep, formatarCpfOuCnpj } from '@vetlume/dominio/formatos'
import { useState } from 'react'
import { Botao } from '../../../ui/botao.tsx'
import { Esqueleto, EstadoDeErro } from '../../../ui/estados.tsx'
import { Secao } from '../../../ui/pagina.tsx'
import { parte } from '../../../ui/parte.tsx'
import { LinhaDeValor, QuadroDeValores } from '../../../ui/quadro-de-valores.tsx'
import { Recado } from '../../../ui/recado.tsx'
import { consultaDosDadosFiscais } from '../pagamento/consultas.ts'
import { oQueFalta } from '../pagamento/o-que-falta.ts'

const DialogoFiscal = parte(async () => (await import('./dialogo-fiscal.tsx')).DialogoFiscal)

function enderecoDe({ logradouro, numero, complemento, bairro, cidade, cep }: FichaFiscal): string {
  const linhas = [
    [logradouro, numero, complemento],
    [bairro, cidade && `${cidade.nome}/${cidade.uf}`],
    [cep && formatarCep(cep)],
  ]
  return linhas.flat().filter(Boolean).join(', ')
}

function Ficha({ ficha }: { ficha: FichaFiscal }) {
  const [corrigindo, corrigir] = useState(false)
  const { razaoSocial, documento, faltam, permissoes } = ficha
  return (
    <>
      {faltam.length > 0 && (
        <Recado tom="warning">
          {`Falta ${oQueFalta(faltam)}. Sem o endereço completo a nota é emitida sem ele; a assinatura continua igual.${
            permissoes.editar ? '' : ' Quem muda os dados da empresa pode completá-lo.'
          }`}
        </Recado>
      )}
      <QuadroDeValores>
        <LinhaDeValor rotulo="Nome">{razaoSocial}</LinhaDeValor>
        <LinhaDeValor rotulo="CPF ou CNPJ">{formatarCpfOuCnpj(documento)}</LinhaDeValor>
        <LinhaDeValor rotulo="Endereço">{enderecoDe(ficha) || 'Não informado'}</LinhaDeValor>
      </QuadroDeValores>
      {permissoes.editar && (
        <div className="as-acoes">
          <Botao variant="outlined" aria-haspopup="dialog" onClick={() => corrigir(true)}>
            {faltam.length > 0 ? 'Completar os dados' : 'Corrigir os dados'}
          </Botao>
        </div>
      )}
      {corrigindo && <DialogoFiscal ficha={ficha} aoFechar={() => corrigir(false)} />}
    </>
  )
}

/** What the notes of the subscription say of the company: its own record, put right from here. */
export function DadosFiscais() {
  const { data, error, refetch } = useQuery(consultaDosDadosFiscais)
  return (
    <Secao
      titulo="Dados para a nota fiscal"
      descricao="São os de Minha empresa. O que mudar vale da próxima nota em diante."
    >
      {data === undefined && error !== null && <EstadoDeErro erro={error} aoTentarDeNovo={() => void refetch()} />}
      {data === undefined && error === null && <Esqueleto linhas={3} />}
      {data !== undefined && <Ficha ficha={data} />}
    </Secao>
  )
}
