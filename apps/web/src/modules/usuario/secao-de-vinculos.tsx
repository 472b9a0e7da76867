import {
  chaveDoVinculo,
  ehPerfilComVinculo,
  PERFIS_COM_VINCULO,
  ROTULOS_DE_PERFIL,
  type VinculoDoUsuario,
} from '@vetlume/dominio/usuario'
import { useFieldArray, useFormState, useWatch } from 'react-hook-form'
import { api } from '../../lib/navegador.ts'
import { BotaoSemDica } from '../../ui/botao-sem-dica.tsx'
import { Botao } from '../../ui/botao.tsx'
import { Dica } from '../../ui/dica.tsx'
import { CampoBusca } from '../../ui/formulario/campo-busca.tsx'
import { CampoSelecao } from '../../ui/formulario/campo-selecao.tsx'
import { Grade } from '../../ui/formulario/formulario.tsx'
import { Icone } from '../../ui/icones/icone.tsx'
import { Secao } from '../../ui/pagina.tsx'
import { Texto } from '../../ui/texto.tsx'
import { fonteDoCadastro } from '../cadastros/index.ts'
import estilos from './secao-de-vinculos.module.css'
import type { CamposDoUsuarioProps, VinculoNoFormulario } from './valores.ts'

const empresas = fonteDoCadastro('cliente', { detalhe: ({ documento }) => documento })

const alvosDa = (cliente: string, perfil: 'PARCEIRO' | 'ESPECIALISTA') => ({
  chave: ['usuario', 'vinculaveis', cliente, perfil],
  procurar: (busca: string, sinal: AbortSignal) =>
    api('GET /usuario/vinculaveis', { cliente, perfil, busca }, { sinal }),
})

type Controle = CamposDoUsuarioProps['controle']

interface AlvoProps {
  controle: Controle
  indice: number
  atual: VinculoNoFormulario
  salvo: VinculoDoUsuario | undefined
}

/** Which clinic, or which specialist, of the company that was chosen. */
function Alvo({ controle, indice, atual: { perfil, cliente }, salvo }: AlvoProps) {
  if ((perfil !== 'PARCEIRO' && perfil !== 'ESPECIALISTA') || !cliente) return null
  const campo = perfil === 'PARCEIRO' ? 'parceiro' : 'especialista'
  return (
    <CampoBusca
      // Another company has other clinics: what was found in the first is forgotten.
      key={`${cliente}:${perfil}`}
      {...alvosDa(cliente, perfil)}
      controle={controle}
      nome={`vinculos.${indice}.${campo}`}
      rotulo={perfil === 'PARCEIRO' ? 'Clínica parceira' : 'Especialista'}
      obrigatorio
      inicial={salvo?.[campo] ?? null}
    />
  )
}

interface VinculoProps extends Omit<AlvoProps, 'atual'> {
  form: CamposDoUsuarioProps['form']
  aoRetirar: () => void
}

function Vinculo({ controle, indice, salvo, form, aoRetirar }: VinculoProps) {
  const nome = `vinculos.${indice}` as const
  const perfis = new Set(useWatch({ control: controle, name: 'perfis' }))
  const atual = useWatch({ control: controle, name: nome })
  const possiveis = PERFIS_COM_VINCULO.filter((perfil) => perfis.has(perfil) || perfil === atual.perfil)
  const esquecerAlvo = () => {
    form.setValue(`${nome}.parceiro`, null)
    form.setValue(`${nome}.especialista`, null)
  }
  return (
    <li className={estilos.vinculo}>
      <div role="group" aria-label={`Vínculo ${indice + 1}`}>
        <Grade colunas={3}>
          <CampoBusca
            {...empresas}
            controle={controle}
            nome={`${nome}.cliente`}
            rotulo="Empresa"
            obrigatorio
            inicial={salvo?.cliente ?? null}
            aoEscolher={esquecerAlvo}
          />
          <CampoSelecao
            controle={controle}
            nome={`${nome}.perfil`}
            rotulo="Trabalha como"
            obrigatorio
            opcoes={possiveis.map((perfil) => ({ valor: perfil, rotulo: ROTULOS_DE_PERFIL[perfil] }))}
            aoMudar={esquecerAlvo}
          />
          <Alvo {...{ controle, indice, atual, salvo }} />
        </Grade>
      </div>
      <Dica texto={`Retirar o vínculo ${indice + 1}`}>
        <BotaoSemDica size="small" aria-label={`Retirar o vínculo ${indice + 1}`} onClick={aoRetirar}>
          <Icone nome="delete" tamanho="pequeno" />
        </BotaoSemDica>
      </Dica>
    </li>
  )
}

const chaveDoSalvo = ({ perfil, cliente, parceiro }: VinculoDoUsuario) =>
  chaveDoVinculo({ perfil, cliente: cliente.codigo, parceiro: parceiro?.codigo ?? null, especialista: null })
const chaveDoEscrito = ({ perfil, cliente, parceiro }: VinculoNoFormulario) =>
  chaveDoVinculo({ perfil, cliente, parceiro: parceiro ?? null, especialista: null })

/** Where the person works: companies, and in them the clinic or the specialist they are. */
export function SecaoDeVinculos({ controle, ficha, form }: CamposDoUsuarioProps) {
  const { fields, append, remove } = useFieldArray({ control: controle, name: 'vinculos', keyName: 'chave' })
  const [perfis, vinculos] = useWatch({ control: controle, name: ['perfis', 'vinculos'] })
  const comVinculo = perfis.filter(ehPerfilComVinculo)
  const [principal] = comVinculo
  const faltam = comVinculo.some((perfil) => !vinculos.some((vinculo) => vinculo.perfil === perfil))
  const { errors } = useFormState({ control: controle, name: 'vinculos' })
  // About the list as a whole: it goes away as soon as no profile is left without a place.
  const erro = faltam ? (errors.vinculos?.message ?? errors.vinculos?.root?.message) : undefined
  return (
    <Secao
      titulo="Onde trabalha"
      descricao="Cada perfil vale nas empresas e clínicas a que está vinculado. Retirar um vínculo fecha o acesso na hora."
      acoes={
        principal !== undefined && (
          <Botao
            startIcon={<Icone nome="add" />}
            onClick={() => append({ perfil: principal, cliente: '', parceiro: null, especialista: null })}
            className={estilos.botao}
          >
            Incluir vínculo
          </Botao>
        )
      }
    >
      {fields.length === 0 && (
        <Texto secundario>
          {perfis.length === 0 && 'Escolha antes o que a pessoa faz.'}
          {perfis.length > 0 && principal === undefined && 'Quem só administra a plataforma não precisa de vínculo.'}
          {principal !== undefined && 'Nenhum vínculo ainda.'}
        </Texto>
      )}
      {fields.length > 0 && (
        <ul aria-label="Vínculos" className={estilos.lista}>
          {fields.map((campo, indice) => (
            <Vinculo
              key={campo.chave}
              {...{ controle, indice, form }}
              salvo={ficha?.vinculos.find((vinculo) => chaveDoSalvo(vinculo) === chaveDoEscrito(campo))}
              aoRetirar={() => remove(indice)}
            />
          ))}
        </ul>
      )}
      {erro !== undefined && (
        <Texto tamanho="micro" erro>
          {erro}
        </Texto>
      )}
    </Secao>
  )
}
