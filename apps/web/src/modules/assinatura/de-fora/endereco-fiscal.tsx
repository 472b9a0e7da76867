import { useQuery, useQueryClient } from '@tanstack/react-query'
import { enderecoFiscal } from '@vetlume/dominio/assinatura'
import { api } from '../../../lib/navegador.ts'
import { avisar } from '../../../ui/avisar.ts'
import { CampoMascara } from '../../../ui/formulario/campo-mascara.tsx'
import { CampoTexto } from '../../../ui/formulario/campo-texto.tsx'
import { Formulario, Grade } from '../../../ui/formulario/formulario.tsx'
import { useFormulario } from '../../../ui/formulario/use-formulario.ts'
import { Secao } from '../../../ui/pagina.tsx'
import { oQueFalta } from '../pagamento/o-que-falta.ts'

const EM_BRANCO = { cep: '', logradouro: '', numero: '', complemento: '', bairro: '' }

function Endereco({ bilhete, aoGravar }: { bilhete: string; aoGravar: (faltam: string[]) => void }) {
  const form = useFormulario({
    esquema: enderecoFiscal,
    valores: EM_BRANCO,
    protegerMudancas: false,
    aoEnviar: async (dados) => {
      const { faltam } = await api('POST /assinatura/publica/endereco', { ...dados, bilhete }, { publico: true })
      avisar.sucesso('Endereço guardado: ele vai na nota fiscal.')
      aoGravar(faltam)
    },
  })
  return (
    <Formulario form={form} rotulo="Endereço para a nota fiscal" rotuloDeSalvar="Guardar o endereço">
      <Grade>
        <CampoMascara
          controle={form.control}
          nome="cep"
          rotulo="CEP"
          mascara="cep"
          obrigatorio
          ajuda="A cidade vem dele"
        />
        <CampoTexto controle={form.control} nome="numero" rotulo="Número" maximo={20} />
        <CampoTexto
          controle={form.control}
          nome="logradouro"
          rotulo="Rua ou avenida"
          obrigatorio
          maximo={120}
          className="inteiro"
        />
        <CampoTexto controle={form.control} nome="bairro" rotulo="Bairro" obrigatorio maximo={80} />
        <CampoTexto controle={form.control} nome="complemento" rotulo="Complemento" maximo={60} />
      </Grade>
    </Formulario>
  )
}

/** Asked for once it is paid, and never in the way: who does not answer has a note without the address. */
export function EnderecoFiscal({ bilhete }: { bilhete: string }) {
  const cache = useQueryClient()
  const queryKey = ['assinatura', 'dados-fiscais', bilhete]
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      api('POST /assinatura/publica/dados-fiscais', { bilhete }, { sinal: signal, publico: true }),
  })
  if (data === undefined || data.faltam.length === 0) return null
  return (
    <Secao
      titulo="Endereço para a nota fiscal"
      descricao={`Se quiser, complete agora: falta ${oQueFalta(data.faltam)}. Sem ele a nota é emitida sem endereço, e você pode completá-lo depois, em Assinatura.`}
    >
      <Endereco bilhete={bilhete} aoGravar={(faltam) => cache.setQueryData(queryKey, { faltam })} />
    </Secao>
  )
}
