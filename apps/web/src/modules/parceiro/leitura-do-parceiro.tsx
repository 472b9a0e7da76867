import type { Parceiro } from '@vetlume/dominio/parceiro'
import { fusoEmUso } from '../../lib/fuso.ts'
import { Secao } from '../../ui/pagina.tsx'
import { Dados } from '../cadastros/index.ts'
import { textoDoValor } from '../historico/index.ts'
import { CAMPOS } from './leitura-dos-campos.ts'

type Campo = keyof typeof CAMPOS

const QUEM_E: readonly Campo[] = ['nome', 'razaoSocial', 'documento', 'crmvPj', 'telefone', 'email', 'contatos']
const ONDE_FICA: readonly Campo[] = ['logradouro', 'numero', 'complemento', 'bairro', 'cidade', 'cep']
const COMO_PAGA: readonly Campo[] = ['modoCobranca', 'diaFechamento', 'diaVencimento']

/** A clinic for who may not change it: what the server did not tell is not shown as missing. */
export function LeituraDoParceiro({ ficha }: { ficha: Parceiro }) {
  const ler = (campo: Campo) => {
    const valor = ficha[campo]
    return [CAMPOS[campo].rotulo, valor === null ? null : textoDoValor(CAMPOS[campo], valor, fusoEmUso())] as const
  }
  return (
    <>
      <Secao titulo="Clínica">
        <Dados itens={QUEM_E.map(ler)} />
      </Secao>
      <Secao titulo="Endereço">
        <Dados itens={ONDE_FICA.map(ler)} />
      </Secao>
      {ficha.modoCobranca !== null && (
        <Secao titulo="Cobrança">
          <Dados itens={(ficha.modoCobranca === 'FATURADO' ? COMO_PAGA : COMO_PAGA.slice(0, 1)).map(ler)} />
        </Secao>
      )}
    </>
  )
}
